/** What can be changed in a position of Chu Han. */
import {
	changed,
	put,
	without,
	type Control,
	type GameEditor,
	type Position,
} from '../../editor/controls';
import type { TableModel } from '../../table/model';
import { sorted } from './cards';
import EditorCard from './EditorCard.svelte';
import { EVENT_IDS } from './events';
import { Words } from './words';

interface ChuHanPosition extends Position {
	readonly event: string;
	readonly scores: readonly number[];
	readonly writs: readonly number[];
	readonly lead: number;
	readonly hands: readonly (readonly string[])[];
	readonly pile: readonly string[];
	readonly discard: readonly string[];
	readonly trick: readonly { readonly seat: number; readonly text: string }[];
	readonly doubled: boolean;
}

const SEATS = [0, 1];
const MOST_POINTS = 30;
const MOST_WRITS = 8;
/** What follows from who leads and what lies in the trick. */
const OF_THE_TRICK = {
	phase: undefined,
	to_move: undefined,
	pending: undefined,
	lead_ability: undefined,
	writ_used: undefined,
	must_play: undefined,
};
/** The engine deals them from the cards that lie nowhere else. */
const UNSEEN = { pile: undefined, discard: undefined, seen: undefined, known: undefined };

function cardsOf(text: string): string[] {
	return text
		.split(' ')
		.slice(1)
		.map((card) => card.replace('*', ''));
}

/** The set that is to be beaten. */
const toBeat = (p: ChuHanPosition) => cardsOf(p.trick.at(-1)?.text ?? '');

/** A trick of one set, laid by who leads. */
function beginning(p: ChuHanPosition, cards: readonly string[]): Position {
	const text = ['play', ...sorted(cards)].join(' ');
	return { trick: cards.length ? [{ seat: p.lead, text }] : [], ...OF_THE_TRICK };
}

/** What a place holds, and what it is when it holds other cards. */
const ZONES: Readonly<
	Record<
		string,
		{
			of(p: ChuHanPosition): readonly string[];
			with(p: ChuHanPosition, cards: readonly string[]): Position;
		}
	>
> = {
	...Object.fromEntries(
		SEATS.map((seat) => [
			`hand-${seat}`,
			{
				of: (p: ChuHanPosition) => p.hands[seat]!,
				with: (p: ChuHanPosition, cards: readonly string[]) => ({
					hands: put(p.hands, seat, cards),
					known: undefined,
				}),
			},
		]),
	),
	trick: { of: toBeat, with: beginning },
	pile: { of: (p) => p.pile, with: (_, pile) => ({ pile, seen: undefined }) },
	discard: { of: (p) => p.discard, with: (_, discard) => ({ discard }) },
};

/** The cards of earlier plays are thrown off when a trick begins anew. */
function alone(p: ChuHanPosition): ChuHanPosition {
	if (p.trick.length <= 1) return p;
	const earlier = p.trick.slice(0, -1).flatMap(({ text }) => cardsOf(text));
	return changed(p, {
		...beginning(p, toBeat(p)),
		discard: [...p.discard, ...earlier],
	}) as ChuHanPosition;
}

function moved(before: ChuHanPosition, card: string, from: string, to: string): Position {
	const p = from === 'trick' || to === 'trick' ? alone(before) : before;
	const rest = ZONES[from]!.with(p, without(ZONES[from]!.of(p), card));
	const taken = changed(p, rest) as ChuHanPosition;
	return changed(taken, ZONES[to]!.with(taken, [...ZONES[to]!.of(taken), card]));
}

function controls(table: TableModel, p: ChuHanPosition) {
	const words = new Words(table);
	const say = words.say.bind(words);
	const sides = SEATS.map((seat) => ({ value: String(seat), label: words.side(seat) }));
	const zones = Object.entries(ZONES).map(([id, zone]) => {
		const seat = id.startsWith('hand-') ? Number(id.slice(-1)) : 0;
		const key = id.startsWith('hand-') ? 'edit-hand' : `edit-${id}`;
		const held = id.startsWith('hand-');
		return { id, label: say(key, { who: words.side(seat) }), cards: zone.of(p), seat, held };
	});
	const cards: Control = {
		kind: 'cards',
		label: say('board-cards', { cards: '' }),
		zones,
		move: (card, from, to) => moved(p, card, from, to),
	};
	const turn: Control[] = [
		{
			kind: 'choice',
			label: say('edit-leads'),
			value: String(p.lead),
			choices: sides,
			set: (value) => {
				const lead = Number(value);
				return changed(p, { lead, ...beginning({ ...p, lead }, toBeat(p)) });
			},
		},
		{
			kind: 'choice',
			label: say('edit-event'),
			value: p.event,
			choices: EVENT_IDS.map((value) => ({ value, label: say(`event-${value}`) })),
			set: (event) =>
				changed(p, { event, event_deck: undefined, row: undefined, row_by: undefined, ...UNSEEN }),
		},
		{
			kind: 'flag',
			label: say('edit-doubled'),
			value: p.doubled,
			set: (doubled) => changed(p, { doubled }),
		},
	];
	const figures = SEATS.flatMap((seat): Control[] => [
		{
			kind: 'number',
			label: say('edit-points', { who: words.side(seat) }),
			value: p.scores[seat]!,
			least: 0,
			most: MOST_POINTS,
			set: (value) => changed(p, { scores: put(p.scores, seat, value) }),
		},
		{
			kind: 'number',
			label: say('edit-writs', { who: words.side(seat) }),
			value: p.writs[seat]!,
			least: 0,
			most: MOST_WRITS,
			set: (value) => changed(p, { writs: put(p.writs, seat, value), ...UNSEEN }),
		},
	]);
	return [
		{ title: say('label-hand'), controls: [cards] },
		{ title: say('label-score'), controls: [...figures, ...turn] },
	];
}

export default {
	Card: EditorCard,
	cardName: (table, card) => new Words(table).cardFull(card),
	groups: (table, position) => controls(table, position as ChuHanPosition),
} satisfies GameEditor;
