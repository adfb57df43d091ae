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
import { planOf, withoutCard } from './editorPlan';
import { revoltAt, revoltsOf, winter } from './editorWinter';
import { PLACES } from './map';
import type { ShogunPosition } from './position';
import { BUILDINGS, isOut, SEASONS, viewOf, type Province } from './view';
import { capital, Words } from './words';

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

/** The beginning of a season: nobody has planned, its events and those to come lie open. In winter
 * this seat's provinces revolt. */
function season(p: ShogunPosition, year: number, named: string, seat: number): Position {
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
		...(named === 'winter' ? winter(p, seat) : {}),
		events: { open: all.slice(0, due), current: null, stack: all.slice(due) },
	});
}

function atProvince(words: Words, p: ShogunPosition, name: string): Control[] {
	const there = p.provinces[name];
	const set = (now: Partial<Province> | null) => {
		const { [name]: _, ...others } = p.provinces;
		const provinces = now ? { ...others, [name]: { armies: 1, ...there, ...now } } : others;
		const stays = now !== null && !('owner' in now);
		const plans = stays ? p.plans : p.plans?.map((plan) => withoutCard(plan, name));
		return changed(p, { ...reserves(p), provinces, plans });
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
		...revoltAt(words, p, name),
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
	const seat = table.seat ?? 0;
	const time: Control[] = [
		{
			kind: 'number',
			label: say('edit-year'),
			value: p.year,
			least: 1,
			most: YEARS,
			set: (year) => season(p, year, p.season, seat),
		},
		{
			kind: 'choice',
			label: say('edit-season'),
			value: p.season,
			choices: SEASONS.map((value) => ({ value, label: say(`season-${value}`) })),
			set: (value) => season(p, p.year, value, seat),
		},
		...(p.phase === 'planning' || p.phase === 'winter'
			? []
			: [
					{
						kind: 'deed' as const,
						label: say('edit-anew'),
						done: () => season(p, p.year, p.season, seat),
					},
				]),
		...revoltsOf(words, p),
	];
	const plan = planOf(words, p, seat);
	return [
		...(picked ? [{ title: words.card(picked), controls: atProvince(words, p, picked) }] : []),
		{
			title: say('label-year', { year: p.year, season: say(`season-${p.season}`) }),
			controls: time,
		},
		...(plan.length > 0
			? [{ title: say('edit-plan', { who: words.side(seat) }), controls: plan }]
			: []),
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
