/** A table for tests: the test is the server. */
import { playedTable, type PlayedTable, type Wanted } from '../../../testing/played.svelte';
import type { ChuHanForecast, ChuHanView } from '../view';

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

export function tableWith(wanted: Wanted<ChuHanView, ChuHanForecast> = {}): Promise<PlayedTable> {
	return playedTable('chuhan', { view: viewWith(), forecast: FORECAST }, wanted);
}
