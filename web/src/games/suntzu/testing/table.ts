/** A table for tests: the test is the server. */
import { playedTable, type PlayedTable, type Wanted } from '../../../testing/played.svelte';
import { PROVINCES, type SunTzuForecast, type SunTzuView } from '../view';

type Choices = Readonly<Record<string, readonly string[]>>;

export const HAND = ['1', '2', '3', '4', '5', '6', '8', '+1', '+1', '-1'];

export function viewWith(some: Partial<SunTzuView> = {}): SunTzuView {
	return {
		turn: [0],
		options: { edition: 'en', warlords: true, events: true, beginner: false },
		round: 5,
		phase: 'placing',
		marker: -1,
		displays: {
			qin: [1, 4, 3],
			chu: [2, 3, 4],
			jin_yan: [3, 1, 5],
			han_qi: [2, 5, 2],
			wu: [4, 1, 4],
		},
		armies: { qin: 0, chu: -5, jin_yan: 4, han_qi: 2, wu: -1 },
		marks: [{ jin_yan: 1 }, { chu: 1 }],
		pool: [10, 8],
		set_aside: [4, 3],
		hands: [HAND, { hidden: 4 }],
		decks: [{ hidden: 4, bottom: ['+2'] }, { hidden: 6 }],
		drawn: [[], { hidden: 0 }],
		keep: [0, 0],
		removed: [['7'], ['-1', '8']],
		placed: [{}, { qin: null, chu: null, jin_yan: null, han_qi: null, wu: null }],
		fought: [],
		warlords: [['reinforce'], { hidden: 1 }],
		used_warlords: [[], []],
		total_plague: false,
		events: { seen: ['pandemic'], hidden: 3 },
		plagues_played: 2,
		decider: null,
		battle: null,
		window: null,
		pending: [],
		...some,
	};
}

export const FORECAST: SunTzuForecast = {
	scoring: { round: 6, provinces: {}, points: [6, 4], marker: 1 },
	decider: null,
};

/** Everything may lie everywhere, but no second 6 at Jin-Yan. */
export const ANYWHERE: Choices = Object.fromEntries(
	PROVINCES.map((province) => [
		province,
		HAND.filter((card) => province !== 'jin_yan' || card !== '6'),
	]),
);

export function tableWith(wanted: Wanted<SunTzuView, SunTzuForecast> = {}): Promise<PlayedTable> {
	const usual = { view: viewWith(), forecast: FORECAST, choices: ANYWHERE };
	return playedTable('suntzu', usual, wanted);
}
