/** A table for tests: the test is the server. */
import type { Language } from '../../../settings/settings.svelte';
import { StillTable } from '../../../table/still.svelte';
import type { JournalEvent, Refusal } from '../../../table/shapes';
import { stateOf } from '../../../testing/states';
import { Texts } from '../../../texts/texts.svelte';
import type { ChuHanForecast, ChuHanView } from '../view';

export class PlayedTable extends StillTable {
	override readonly live = true;
	override readonly replaying = false;
	legalMoves: readonly string[] = [];
	/** What the server answers to `check`. */
	answer: Refusal | null = null;
	readonly checked: string[] = [];
	readonly played: string[] = [];

	override legal(): Promise<readonly string[]> {
		return Promise.resolve(this.legalMoves);
	}

	override check(moves: readonly string[] = []): Promise<Refusal | null> {
		this.checked.push(...moves);
		return Promise.resolve(this.answer);
	}

	override play(moves: readonly string[] = []): Promise<Refusal | null> {
		this.played.push(...moves);
		return Promise.resolve(null);
	}
}

export function viewWith(some: Partial<ChuHanView> = {}): ChuHanView {
	return {
		hand_no: 4,
		event: 'gaixia',
		scores: [16, 12],
		lead: 1,
		phase: 'counter',
		to_move: 0,
		hands: [['1', '1', '2', 'han_xin', '7', '7', '7', '8', '0'], { hidden: 9 }],
		pile: { hidden: 10 },
		discard: ['1', '2', '2', 'yu_ji', '5', '8'],
		row: [],
		row_by: [],
		writs: [2, 1],
		doubled: false,
		open: [false, false],
		known: [[], []],
		writ_used: false,
		lead_ability: null,
		must_play: false,
		trick: [
			{ seat: 1, text: 'play 1 1 1' },
			{ seat: 0, text: 'play 4 4 4' },
			{ seat: 1, text: 'play 5 5 5' },
		],
		pending: [],
		winner: null,
		reason: null,
		...some,
	};
}

export const FORECAST: ChuHanForecast = {
	going_out: [
		{ cards: 9, writs: 1, hangu: 0, total: 10 },
		{ cards: 12, writs: 2, hangu: 0, total: 14 },
	],
	to_beat: { size: 3, rank: 5 },
	left_to_win: [15, 19],
};

interface Wanted {
	view?: Partial<ChuHanView>;
	forecast?: ChuHanForecast | null;
	legal?: readonly string[];
	journal?: JournalEvent[];
	language?: Language;
	seat?: number | null;
}

export async function tableWith(wanted: Wanted = {}): Promise<PlayedTable> {
	const { view, forecast = FORECAST, legal = [], journal = [], language = 'en', seat = 0 } = wanted;
	const texts = new Texts('chuhan');
	await texts.load(language);
	const state = stateOf({
		seat,
		view: { ...viewWith(view) },
		forecast: forecast && { ...forecast },
		journal: journal.map((event) => ({ ...event })),
	});
	const table = new PlayedTable('chuhan', texts, state);
	table.legalMoves = legal;
	return table;
}
