/** What can be changed in a position of Sun Tzu. */
import {
	changed,
	put,
	without,
	type Control,
	type GameEditor,
	type Group,
	type Position,
} from '../../editor/controls';
import type { TableModel } from '../../table/model';
import EditorCard from './EditorCard.svelte';
import { battles, ordersAt } from './editorOrders';
import { SEATS, type SunTzuPosition } from './position';
import { ARMIES, PROVINCES, ROUNDS, TRACK_END } from './view';
import { Words } from './words';

const LISTS = ['hands', 'decks', 'removed'] as const;
const KEYS = { hands: 'edit-hand', decks: 'edit-deck', removed: 'edit-removed' } as const;
/** Each side's own, as they are listed by the engine. */
const WARLORDS = [
	['move_army', 'high_as_six', 'head_start', 'recycle_minus', 'reinforce'],
	['double_six', 'remove_army', 'counter_plague', 'total_plague', 'recycle_plague'],
];

/** The round as it begins: what was laid and drawn is in the hands again. */
function anew(p: SunTzuPosition): Position {
	const back = SEATS.map((seat) => [
		...p.hands[seat]!,
		...Object.values(p.placed[seat]!),
		...p.drawn[seat]!,
	]);
	return changed(p, {
		hands: back,
		phase: 'placing',
		placed: [{}, {}],
		drawn: undefined,
		keep: undefined,
		kept_one: undefined,
		fought: [],
		used_one: undefined,
		total_plague: false,
		decider: null,
		battle: null,
		window: null,
		pending: [],
		outcome: null,
	});
}

function moved(p: SunTzuPosition, card: string, from: string, to: string): Position {
	const [source, seat] = placeOf(from);
	const [target] = placeOf(to);
	const taken = { ...p, [source]: put(p[source], seat, without(p[source][seat]!, card)) };
	const laid = put(taken[target], seat, [...taken[target][seat]!, card]);
	return changed(taken, { [target]: laid, known: undefined, recycled: undefined });
}

function placeOf(zone: string): [(typeof LISTS)[number], number] {
	const [list = '', seat = ''] = zone.split('-');
	return [list as (typeof LISTS)[number], Number(seat)];
}

/** The armies at a province, which are one side's; what is left over is in the pool. */
function atProvince(words: Words, p: SunTzuPosition, province: string): Control[] {
	const armies = p.armies[province] ?? 0;
	const owner = armies > 0 ? '0' : armies < 0 ? '1' : '';
	const set = (value: number) =>
		changed(p, { armies: { ...p.armies, [province]: value }, pool: undefined });
	const sides = SEATS.map((seat) => ({ value: String(seat), label: words.side(seat) }));
	const marks = SEATS.map((seat): Control => {
		const mark = p.marks[seat]!;
		return {
			kind: 'flag',
			label: words.say('edit-mark', { who: words.side(seat) }),
			value: province in mark,
			set: (value) => {
				const { [province]: _, ...others } = mark;
				const now = value ? { ...mark, [province]: 1 } : others;
				return changed(p, { marks: put(p.marks, seat, now), pool: undefined });
			},
		};
	});
	return [
		{
			kind: 'choice',
			label: words.say('edit-control'),
			value: owner,
			choices: [{ value: '', label: words.say('web-editor-none') }, ...sides],
			set: (value) => set(value === '' ? 0 : (value === '0' ? 1 : -1) * (Math.abs(armies) || 1)),
		},
		{
			kind: 'number',
			label: words.say('edit-armies'),
			value: Math.abs(armies),
			least: 0,
			most: ARMIES,
			set: (value) => set(armies < 0 ? -value : value),
		},
		...marks,
		...ordersAt(words, p, province),
	];
}

function warlords(words: Words, p: SunTzuPosition): Control[] {
	if (!p.options.warlords) return [];
	return SEATS.map((seat) => ({
		kind: 'choice',
		label: words.say('edit-warlord', { who: words.side(seat) }),
		value: p.warlords[seat]![0] ?? '',
		choices: [
			{ value: '', label: words.say('edit-no-warlord') },
			...WARLORDS[seat]!.map((value) => ({ value, label: words.warlord(value) })),
		],
		set: (value) =>
			changed(p, {
				warlords: put(p.warlords, seat, value ? [value] : []),
				used_warlords: put(p.used_warlords, seat, without(p.used_warlords[seat]!, value)),
			}),
	}));
}

function controls(table: TableModel, p: SunTzuPosition, picked: string | null): Group[] {
	const words = new Words(table);
	const say = words.say.bind(words);
	const round: Control[] = [
		{
			kind: 'number',
			label: say('edit-round'),
			value: p.round,
			least: 1,
			most: ROUNDS,
			set: (value) => changed(p, { round: value }),
		},
		{
			kind: 'number',
			label: say('edit-marker'),
			value: p.marker,
			least: -TRACK_END,
			most: TRACK_END,
			set: (marker) => changed(p, { marker }),
		},
		...SEATS.map((seat): Control => ({
			kind: 'number',
			label: say('edit-aside', { who: words.side(seat) }),
			value: p.set_aside[seat]!,
			least: 0,
			most: ARMIES,
			set: (value) => changed(p, { set_aside: put(p.set_aside, seat, value), pool: undefined }),
		})),
		...warlords(words, p),
		...battles(words, p),
		...(p.phase === 'placing' && Object.keys({ ...p.placed[0], ...p.placed[1] }).length === 0
			? []
			: [{ kind: 'deed' as const, label: say('edit-anew'), done: () => anew(p) }]),
	];
	const cards = SEATS.map((seat): Control => ({
		kind: 'cards',
		label: words.side(seat),
		zones: LISTS.map((list) => ({
			id: `${list}-${seat}`,
			label: say(KEYS[list], { who: words.side(seat) }),
			cards: p[list][seat]!,
			seat,
			held: list === 'hands',
		})),
		move: (card, from, to) => moved(p, card, from, to),
	}));
	return [
		...(picked ? [{ title: words.province(picked), controls: atProvince(words, p, picked) }] : []),
		{ title: say('label-round', { round: p.round }), controls: round },
		{ title: say('label-hand'), controls: cards },
	];
}

export default {
	provinces: (table) =>
		PROVINCES.map((value) => ({ value, label: new Words(table).province(value) })),
	Card: EditorCard,
	cardName: (table, card) => new Words(table).card(card),
	groups: (table, position, picked) => controls(table, position as SunTzuPosition, picked),
} satisfies GameEditor;
