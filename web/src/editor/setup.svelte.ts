/** A position that is set up: as it is wanted, as the server has filled it in, or why it cannot be. */
import { api, ApiError, type PositionIn, type PositionOut } from '../api/client';
import { refusal } from '../api/refusal';
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
	#asked = 0;

	constructor(game: string, text: Texts) {
		this.game = game;
		this.table = new StillTable(game, text, stateAt({ seats: 0, seat: null, view: null }));
	}

	get canUndo(): boolean {
		return this.#before.length > 0;
	}

	/** Another position; what was there can be had back. */
	change(wanted: SetUp): Promise<void> {
		if (this.wanted?.position) this.#before = [...this.#before, this.wanted];
		return this.#ask(wanted);
	}

	undo(): void {
		const last = this.#before.at(-1);
		if (!last) return;
		this.#before = this.#before.slice(0, -1);
		void this.#ask(last);
	}

	look(seat: number): void {
		this.seat = seat;
		if (this.good) void this.#ask(this.wanted ?? this.good);
	}

	async #ask(wanted: SetUp): Promise<void> {
		this.wanted = wanted;
		const asked = ++this.#asked;
		const seat = Math.min(this.seat, wanted.seats - 1);
		try {
			const { seats, options, position } = wanted;
			const asking = { game: this.game, seats, options, position, seat } as PositionIn;
			const answer = await api.position(asking, this.table.text.language);
			if (asked === this.#asked) this.#take(answer, seat);
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if (asked !== this.#asked) return;
			this.refused = { why: refusal(error.fault, this.table.text), message: '' };
		}
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
