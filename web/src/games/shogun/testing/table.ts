/** A table for tests: the test is the server. */
import { playedTable, type PlayedTable, type Wanted } from '../../../testing/played.svelte';
import type { Choices } from '../plan';
import { FIELDS, type ShogunForecast, type ShogunView } from '../view';

function land(owner: number, armies: number, more = {}) {
	return { owner, armies, castle: false, temple: false, theatre: false, markers: 0, ...more };
}

export function viewWith(some: Partial<ShogunView> = {}): ShogunView {
	const player = { chests: 7, rice: 3, vp: 0, reserve: 34, groups: [] };
	return {
		turn: [0],
		board: 'sun',
		year: 1,
		season: 'spring',
		phase: 'planning',
		provinces: {
			Settsu: land(0, 5, { castle: true }),
			Yamato: land(0, 2, { markers: 2 }),
			Kii: land(1, 3),
			Omi: land(2, 1),
		},
		players: [player, player, player],
		tower: { inside: { 0: 3, peasant: 2 }, tray: { 1: 1 } },
		peasants: 17,
		draft: null,
		actions: { open: ['tax', 'castle', 'battle_a', 'rice', 'deploy3'], hidden: 5 },
		action: 0,
		at: 0,
		placed: false,
		specials: ['deploy6', 'attack', 'chest', 'defence', 'rice'],
		taken: {},
		choosing: [],
		order: [],
		events: { open: [8, 5, 1, 10], current: null },
		plans: [{}, {}, {}],
		winter: null,
		...some,
	};
}

const WINTER = {
	provinces: 2,
	rice: 3,
	mildest: { loss: 0, missing: 0, revolts: 0, extra: 0 },
	hardest: { loss: 6, missing: 2, revolts: 1, extra: 2 },
};

export const FORECAST: ShogunForecast = {
	points: [6, 1, 1],
	winter: [WINTER, WINTER, WINTER],
	costs: { castle: 3, temple: 2, theatre: 1, rice: 0, tax: 0, deploy5: 3, deploy3: 2, deploy1: 1 },
	provinces: {
		Settsu: { tax: 7, rice: 3, revolt: null, castle: 'built', temple: 'sites', theatre: 'sites' },
		Yamato: {
			tax: 5,
			rice: 4,
			revolt: { peasants: 2, won: 61 },
			castle: null,
			temple: null,
			theatre: null,
		},
	},
	battle: null,
};

/** Seven cards for eleven fields: some may stay empty. */
export const CHOICES: Choices = Object.fromEntries(
	FIELDS.map((field) => [
		field,
		['Settsu', 'Yamato', 'chest0', 'chest1', 'chest2', 'chest3', 'chest4', 'none'],
	]),
);

const SEATS = [0, 1, 2].map((seat) => ({
	seat,
	kind: seat === 0 ? ('person' as const) : ('bot' as const),
	name: seat === 0 ? 'Pine Fox' : null,
	bot: seat === 0 ? null : 'greedy',
	aborted: null,
}));

export function tableWith(wanted: Wanted<ShogunView, ShogunForecast> = {}): Promise<PlayedTable> {
	const usual = { view: viewWith(), forecast: FORECAST, choices: CHOICES, seats: SEATS };
	return playedTable('shogun', usual, wanted);
}
