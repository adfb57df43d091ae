/** The dynasty cards as they are drawn: rank, how many are alike in rank, kind and rule. */
import type { AbilityKind } from '../../art/AbilityIcon.svelte';

export interface CardFace {
	readonly id: string;
	readonly rank: number;
	/** How many cards of this rank exist. */
	readonly ofRank: number;
	/** When its ability may be used; plain cards have none. */
	readonly kind: AbilityKind | null;
	/** The rule that tells what it does. */
	readonly rule: string;
}

const PLAIN = 'CH-3.1';

function face(
	id: string,
	rank: number,
	ofRank: number,
	kind: AbilityKind | null = null,
	rule = PLAIN,
): CardFace {
	return { id, rank, ofRank, kind, rule };
}

/** In the order of a hand: by rank, with the joker first. */
export const CARDS: readonly CardFace[] = [
	face('0', 0, 1, 'joker', 'CH-3.2'),
	face('1', 1, 9),
	face('2', 2, 8, null, 'CH-3.5'),
	face('ji_bu', 3, 7, 'lead', 'CH-5.1'),
	face('yu_ji', 3, 7, 'lead', 'CH-5.2'),
	face('lyu_zhi', 3, 7, 'reaction', 'CH-5.4'),
	face('xiao_he', 3, 7, 'reaction', 'CH-5.5'),
	face('peng_yue', 3, 7, 'counter', 'CH-5.6'),
	face('xiahou_ying', 3, 7, 'counter', 'CH-5.7'),
	face('zhongli_mo', 3, 7, 'any', 'CH-5.8'),
	face('4', 4, 6),
	face('5', 5, 5),
	face('ying_bu', 6, 4, 'lead', 'CH-5.3'),
	face('han_xin', 6, 4, 'counter', 'CH-5.9'),
	face('liu_bang', 6, 4, 'counter', 'CH-5.10'),
	face('xiang_yu', 6, 4, 'counter', 'CH-5.11'),
	face('7', 7, 3),
	face('8', 8, 2),
	face('9', 9, 1),
];

const BY_ID = new Map(CARDS.map((card) => [card.id, card]));
const PLACE = new Map(CARDS.map((card, at) => [card.id, at]));

/** A card that this client does not know is shown by its id, as a plain one. */
export function cardFace(id: string): CardFace {
	return BY_ID.get(id) ?? face(id, 0, 0);
}

export function isNamed(id: string): boolean {
	const { kind } = cardFace(id);
	return kind !== null && kind !== 'joker';
}

export function sorted(cards: readonly string[]): string[] {
	return [...cards].sort((a, b) => (PLACE.get(a) ?? 99) - (PLACE.get(b) ?? 99));
}

/** How often each card is there, in the order of a hand. */
export function counted(cards: readonly string[]): [card: string, count: number][] {
	const counts = new Map<string, number>();
	for (const card of sorted(cards)) counts.set(card, (counts.get(card) ?? 0) + 1);
	return [...counts];
}
