/** What can be changed in a position of Shogun. */
import {
	changed,
	put,
	type Control,
	type GameEditor,
	type Group,
	type Position,
} from '../../editor/controls';
import type { TableModel } from '../../table/model';
import { PLACES } from './map';
import { BUILDINGS, isOut, SEASONS, viewOf, type Cubes, type Player, type Province } from './view';
import { capital, Words } from './words';

interface ShogunPosition extends Position {
	readonly year: number;
	readonly season: string;
	readonly phase: string;
	readonly provinces: Readonly<Record<string, Province>>;
	readonly players: readonly Partial<Player>[];
	readonly tower: { readonly inside: Cubes; readonly tray: Cubes };
	readonly events: {
		readonly open: readonly number[];
		readonly current: number | null;
		readonly stack: readonly number[];
	};
}

const YEARS = 2;
const EVENTS = 12;
const OPEN_EVENTS = 4;
const MOST = 62;
const FIGURES = ['chests', 'rice', 'vp'] as const;

/** Whoever has more armies on the board has fewer in reserve. */
function reserves(p: ShogunPosition): Position {
	return {
		players: p.players.map(({ reserve: _, groups: __, ...rest }) => rest),
		peasants: undefined,
	};
}

/** The beginning of a season: nobody has planned, its events and those to come lie open. */
function season(p: ShogunPosition, year: number, named: string): Position {
	const { open, current, stack } = p.events;
	const known = [...(current === null ? [] : [current]), ...open, ...stack];
	const others = Array.from({ length: EVENTS }, (_, at) => at + 1).filter(
		(event) => !known.includes(event),
	);
	const due = OPEN_EVENTS - SEASONS.indexOf(named as (typeof SEASONS)[number]);
	const all = [...known, ...others];
	return changed(p, {
		...reserves(p),
		year,
		season: named,
		phase: 'planning',
		draft: undefined,
		plans: undefined,
		actions: undefined,
		action: undefined,
		at: undefined,
		placed: undefined,
		specials: undefined,
		taken: undefined,
		choosing: undefined,
		order: undefined,
		winter: undefined,
		chance: undefined,
		events: { open: all.slice(0, due), current: null, stack: all.slice(due) },
	});
}

function atProvince(words: Words, p: ShogunPosition, name: string): Control[] {
	const there = p.provinces[name];
	const set = (now: Partial<Province> | null) => {
		const { [name]: _, ...others } = p.provinces;
		const provinces = now ? { ...others, [name]: { armies: 1, ...there, ...now } } : others;
		// A plan may hold a card that its player has no longer.
		return changed(p, { ...reserves(p), provinces, plans: undefined });
	};
	const owner: Control = {
		kind: 'choice',
		label: words.say('edit-owner'),
		value: there ? String(there.owner) : '',
		choices: [
			{ value: '', label: words.say('label-neutral') },
			...p.players.map((_, seat) => ({ value: String(seat), label: words.side(seat) })),
		],
		set: (value) => set(value === '' ? null : { owner: Number(value) }),
	};
	if (!there) return [owner];
	return [
		owner,
		{
			kind: 'number',
			label: words.say('edit-armies'),
			value: there.armies,
			least: 1,
			most: MOST,
			set: (armies) => set({ armies }),
		},
		...BUILDINGS.map((kind): Control => ({
			kind: 'flag',
			label: capital(words.say(`building-${kind}`), words.table.text.language),
			value: there[kind],
			set: (value) => set({ [kind]: value }),
		})),
		{
			kind: 'number',
			label: words.say('edit-markers'),
			value: there.markers,
			least: 0,
			most: MOST,
			set: (markers) => set({ markers }),
		},
	];
}

function ofPlayer(words: Words, p: ShogunPosition, seat: number): Control[] {
	const player = p.players[seat]!;
	const who = { who: words.side(seat) };
	return [
		...FIGURES.map((figure): Control => ({
			kind: 'number',
			label: words.say(`edit-${figure}`, who),
			value: player[figure] ?? 0,
			least: 0,
			most: MOST,
			set: (value) => changed(p, { players: put(p.players, seat, { ...player, [figure]: value }) }),
		})),
		{
			kind: 'number',
			label: words.say('edit-inside', who),
			value: p.tower.inside[seat] ?? 0,
			least: 0,
			most: MOST,
			set: (value) =>
				changed(p, {
					...reserves(p),
					tower: { ...p.tower, inside: { ...p.tower.inside, [seat]: value } },
				}),
		},
	];
}

function controls(table: TableModel, p: ShogunPosition, picked: string | null): Group[] {
	const words = new Words(table);
	const say = words.say.bind(words);
	const time: Control[] = [
		{
			kind: 'number',
			label: say('edit-year'),
			value: p.year,
			least: 1,
			most: YEARS,
			set: (year) => season(p, year, p.season === 'winter' ? 'spring' : p.season),
		},
		{
			kind: 'choice',
			label: say('edit-season'),
			value: p.season,
			choices: SEASONS.filter((each) => each !== 'winter' || p.season === each).map((value) => ({
				value,
				label: say(`season-${value}`),
			})),
			set: (value) => (value === 'winter' ? p : season(p, p.year, value)),
		},
		...(p.phase === 'planning' || p.phase === 'winter'
			? []
			: [
					{
						kind: 'deed' as const,
						label: say('edit-anew'),
						done: () => season(p, p.year, p.season),
					},
				]),
	];
	return [
		...(picked ? [{ title: words.card(picked), controls: atProvince(words, p, picked) }] : []),
		{
			title: say('label-year', { year: p.year, season: say(`season-${p.season}`) }),
			controls: time,
		},
		...p.players.map((_, seat) => ({
			title: words.side(seat),
			controls: ofPlayer(words, p, seat),
		})),
	];
}

export default {
	provinces: (table) => {
		const words = new Words(table);
		const view = viewOf(table);
		return Object.keys(PLACES)
			.filter((name) => !view || !isOut(view, name))
			.map((value) => ({ value, label: words.card(value) }));
	},
	groups: (table, position, picked) => controls(table, position as ShogunPosition, picked),
} satisfies GameEditor;
