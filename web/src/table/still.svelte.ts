/** A table at one moment, at which nothing can be played: a replay, or a position in a test. */
import { settings } from '../settings/settings.svelte';
import type { Texts } from '../texts/texts.svelte';
import type { Json, StateOut, TableModel } from './model';
import type { ShownStep } from './playback/steps';
import type { Refusal } from './shapes';
import { seatName, type JournalEvent } from '../texts/telling';
import { nameOf } from './seats';

export class StillTable implements TableModel {
	readonly game: string;
	readonly text: Texts;
	readonly settings = settings;
	readonly live: boolean = false;
	readonly replaying: boolean = true;
	readonly sending = null;
	readonly held = false;
	readonly refusal = null;
	readonly unconfirmed = null;
	readonly again = false;
	readonly step: ShownStep | null = null;
	lit: readonly JournalEvent[] = $state.raw([]);
	readonly receivedAt = performance.now();
	state: StateOut = $state.raw({} as StateOut);

	constructor(game: string, text: Texts, state: StateOut) {
		this.game = game;
		this.text = text;
		this.state = state;
	}

	get id(): string {
		return this.state.table;
	}

	get view(): Json | null {
		return this.state.view;
	}

	get seat(): number | null {
		return this.state.seat;
	}

	get toldTo(): number | null {
		return this.replaying ? null : this.seat;
	}

	get journal(): readonly JournalEvent[] {
		return this.state.journal as readonly JournalEvent[];
	}

	get forecast(): Json | null {
		return this.state.forecast;
	}

	point(events: readonly JournalEvent[]): void {
		this.lit = events;
	}

	who(seat: number): string {
		return nameOf(this.state.seats, seat, this.game, this.text) || seatName(this.text, seat);
	}

	check(): Promise<Refusal | null> {
		return Promise.resolve(null);
	}

	play(): Promise<Refusal | null> {
		return Promise.resolve(null);
	}

	legal(): Promise<readonly string[]> {
		return Promise.resolve([]);
	}

	choices(): Promise<Readonly<Record<string, readonly string[]>>> {
		return Promise.resolve({});
	}
}
