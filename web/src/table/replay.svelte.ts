/** A finished game, at any moment of it, through any seat's eyes. */
import { api, type ReplayOut } from '../api/client';
import type { Texts } from '../texts/texts.svelte';
import type { JournalEvent } from '../texts/telling';
import { untilAnswered } from './asking';
import type { StateOut } from './model';
import { StillTable } from './still.svelte';

const STEP_EVERY = 1_100;
/** Whoever drags the bar passes many moments; only where he rests one is asked for. */
const REST = 70;
/** So many moments are kept: those around the one that is looked at. */
const KEPT = 12;

export class Replay {
	readonly table: StillTable;
	ply = $state(0);
	plies = $state(0);
	seat = $state<number | null>(null);
	playing = $state(false);
	/** The moment that was asked for could not be had. */
	failed = $state(false);

	/** The whole of it, to the end. */
	readonly journal: readonly JournalEvent[];
	/** How many events it had after so many moves. */
	told = $state.raw<readonly number[]>([]);

	#over: StateOut;
	#known = new Map<string, Promise<ReplayOut>>();
	/** Which press of the button plays; an earlier one does no more. */
	#run = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#resting: ReturnType<typeof setTimeout> | undefined;
	#endLearning: () => void;

	/** It begins at the end of the game, as it lies on the table. */
	constructor(game: string, text: Texts, over: StateOut, journal: StateOut['journal']) {
		this.#over = over;
		this.journal = journal as readonly JournalEvent[];
		this.seat = over.seat;
		this.table = new StillTable(game, text, { ...over, journal, my_turn: false });
		this.#endLearning = untilAnswered(
			() => this.#first(),
			(first) => this.#learn(first),
		);
	}

	/** Could somebody move here? Not where the game is over by its rules. */
	get goesOn(): boolean {
		const view = this.table.view as { readonly outcome?: unknown } | null;
		return view !== null && !view.outcome;
	}

	/** Shows the game after so many moves. */
	go(ply: number): void {
		this.ply = Math.max(0, Math.min(ply, this.plies));
		clearTimeout(this.#resting);
		this.#resting = setTimeout(() => void this.#show(), REST);
	}

	/** Shows the move that an event of the journal came of. */
	async goTo(event: JournalEvent): Promise<void> {
		const at = this.table.journal.indexOf(event);
		const ply = at < 0 ? -1 : this.told.findIndex((told) => told > at);
		if (ply < 0) return;
		this.close();
		this.ply = ply;
		await this.#show();
		if (ply === this.ply) this.table.point(this.table.journal.slice(at, at + 1));
	}

	/** Through the eyes of a seat; null: a spectator's. */
	look(seat: number | null): void {
		this.seat = seat;
		void this.#show();
	}

	toggle(): void {
		if (this.playing) return this.pause();
		if (this.ply === this.plies) this.ply = 0;
		this.playing = true;
		void this.#playOn(++this.#run);
	}

	pause(): void {
		this.playing = false;
		clearTimeout(this.#timer);
	}

	close(): void {
		this.pause();
		clearTimeout(this.#resting);
		this.#endLearning();
	}

	async #first(): Promise<ReplayOut> {
		try {
			return await this.#moment(0);
		} catch (error) {
			this.failed = true;
			throw error;
		}
	}

	/** How long the game was. */
	#learn({ plies, told }: ReplayOut): void {
		this.plies = this.ply = plies;
		this.told = told;
		this.failed = false;
		if (this.seat !== this.#over.seat) void this.#show();
	}

	async #playOn(run: number): Promise<void> {
		await this.#show();
		if (!this.playing || run !== this.#run) return;
		if (this.ply >= this.plies) return this.pause();
		this.#timer = setTimeout(() => {
			this.ply = Math.min(this.ply + 1, this.plies);
			void this.#playOn(run);
		}, STEP_EVERY);
	}

	async #show(): Promise<void> {
		if (this.told.length === 0) return; // before its length is known there is only the end
		const { ply, seat } = this;
		try {
			const moment = await this.#moment(ply);
			if (ply !== this.ply || seat !== this.seat) return;
			this.failed = false;
			this.table.state = {
				...this.#over,
				seat,
				view: moment.view,
				forecast: moment.forecast,
				journal_from: 0,
				journal: moment.journal,
				my_turn: false,
				status: ply === this.plies ? this.#over.status : 'playing',
			};
			if (ply < this.plies) void this.#moment(ply + 1).catch(() => undefined);
		} catch {
			this.failed = true;
			this.pause();
		}
	}

	#moment(ply: number): Promise<ReplayOut> {
		const key = `${this.seat} ${ply}`;
		let found = this.#known.get(key);
		if (!found) {
			found = api.replay(this.#over.table, ply, this.seat);
			found.catch(() => this.#known.delete(key));
		}
		this.#known.delete(key);
		this.#known.set(key, found); // the last one that was asked for
		const [oldest] = this.#known.keys();
		if (this.#known.size > KEPT) this.#known.delete(oldest!);
		return found;
	}
}
