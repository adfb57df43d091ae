/** A table for tests: the test is the server. */
import type { Language } from '../../../settings/settings.svelte';
import { StillTable } from '../../../table/still.svelte';
import type { JournalEvent, Refusal } from '../../../table/shapes';
import { stateOf } from '../../../testing/states';
import { Texts } from '../../../texts/texts.svelte';
import type { Choices } from '../plan';
import { FIELDS, type ShogunForecast, type ShogunView } from '../view';

export class PlayedTable extends StillTable {
	override readonly live = true;
	override readonly replaying = false;
	legalMoves: readonly string[] = [];
	mayLie: Choices = {};
	/** What the server answers to `check`. */
	answer: Refusal | null = null;
	readonly checked: string[][] = [];
	readonly played: string[][] = [];

	override legal(): Promise<readonly string[]> {
		return Promise.resolve(this.legalMoves);
	}

	override choices(): Promise<Choices> {
		return Promise.resolve(this.mayLie);
	}

	override check(moves: readonly string[] = []): Promise<Refusal | null> {
		this.checked.push([...moves]);
		return Promise.resolve(this.answer);
	}

	override play(moves: readonly string[] = []): Promise<Refusal | null> {
		this.played.push([...moves]);
		return Promise.resolve(null);
	}
}

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

interface Wanted {
	view?: Partial<ShogunView>;
	forecast?: ShogunForecast | null;
	legal?: readonly string[];
	choices?: Choices;
	journal?: JournalEvent[];
	language?: Language;
	seat?: number | null;
	myTurn?: boolean;
}

export async function tableWith(wanted: Wanted = {}): Promise<PlayedTable> {
	const { forecast = FORECAST, journal = [], language = 'en', seat = 0 } = wanted;
	const texts = new Texts('shogun');
	await texts.load(language);
	const seats = [0, 1, 2].map((each) => ({
		seat: each,
		kind: each === 0 ? ('person' as const) : ('bot' as const),
		name: each === 0 ? 'Pine Fox' : null,
		bot: each === 0 ? null : 'greedy',
	}));
	const state = stateOf({
		seat,
		seats,
		my_turn: wanted.myTurn ?? true,
		view: { ...viewWith(wanted.view) },
		forecast: forecast && { ...forecast },
		journal: journal.map((event) => ({ ...event })),
	});
	const table = new PlayedTable('shogun', texts, state);
	table.legalMoves = wanted.legal ?? [];
	table.mayLie = wanted.choices ?? CHOICES;
	return table;
}
