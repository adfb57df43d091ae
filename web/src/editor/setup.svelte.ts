/** A position that is set up: as it is wanted, as the server has filled it in, or why it cannot be. */
import { api, type PositionIn, type PositionOut } from '../api/client';
import { latest } from '../api/latest';
import { refusal } from '../texts/refusal';
import { stateAt } from '../table/moment';
import { StillTable } from '../table/still.svelte';
import type { Texts } from '../texts/texts.svelte';
import type { Position } from './controls';

/** A game and how it stands. */
export interface SetUp {
	readonly seats: number;
	readonly options: Readonly<Record<string, unknown>>;
	/** null: as it is dealt. */
	readonly position: Position | null;
}

export class PositionSetup {
	readonly game: string;
	readonly table: StillTable;
	/** What is wanted; the board shows the last one that could be. */
	wanted = $state.raw<SetUp | null>(null);
	/** The last one that could be, with all its fields. */
	good = $state.raw<(SetUp & { readonly turn: readonly number[] }) | null>(null);
	/** Why what is wanted cannot be: a sentence, and the engine's own words. */
	refused = $state.raw<{ readonly why: string; readonly message: string } | null>(null);
	/** Through whose eyes. */
	seat = $state(0);
	#before = $state.raw<readonly SetUp[]>([]);
	#end = () => {};

	constructor(game: string, text: Texts) {
		this.game = game;
		this.table = new StillTable(game, text, stateAt({ seats: 0, seat: null, view: null }));
	}

	/** Nobody wants to know any more. */
	close(): void {
		this.#end();
	}

	get canUndo(): boolean {
		return this.#before.length > 0;
	}

	/** Another position; what was there can be had back. */
	change(wanted: SetUp): void {
		if (this.wanted?.position) this.#before = [...this.#before, this.wanted];
		this.#ask(wanted);
	}

	undo(): void {
		const last = this.#before.at(-1);
		if (!last) return;
		this.#before = this.#before.slice(0, -1);
		this.#ask(last);
	}

	look(seat: number): void {
		this.seat = seat;
		if (this.good) this.#ask(this.wanted ?? this.good);
	}

	#ask(wanted: SetUp): void {
		this.wanted = wanted;
		this.#end();
		const seat = Math.min(this.seat, wanted.seats - 1);
		const { seats, options, position } = wanted;
		const asking = { game: this.game, seats, options, position, seat } as PositionIn;
		this.#end = latest(
			() => api.position(asking, this.table.text.language),
			(answer) => this.#take(answer, seat),
			({ fault }) => (this.refused = { why: refusal(fault, this.table.text), message: '' }),
		);
	}

	#take(answer: PositionOut, seat: number): void {
		this.refused = answer.refused;
		if (!answer.position) return;
		const { seats, options, position, turn } = answer;
		this.seat = seat;
		this.wanted = { seats, options, position };
		this.good = { seats, options, position, turn };
		this.table.state = stateAt({ ...answer, seat });
	}
}
