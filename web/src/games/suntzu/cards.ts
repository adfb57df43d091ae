/** The action cards, Warlords and events as they are drawn. */

/** What a card does, by the key of its text. */
export type CardKind = 'number' | 'one' | 'six' | 'plus' | 'minus' | 'plague';

const ORDER = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '+1', '+2', '+3', '-1', 'plague'];
const FRAMED = 6;

const CHARACTERS: Readonly<Record<string, string>> = {
	'1': '一',
	'2': '二',
	'3': '三',
	'4': '四',
	'5': '五',
	'6': '六',
	'7': '七',
	'8': '八',
	'9': '九',
	'10': '十',
	'+1': '助',
	'+2': '增',
	'+3': '盛',
	'-1': '退',
	plague: '疫',
};

export const WARLORD_CHARACTERS: Readonly<Record<string, string>> = {
	double_six: '重',
	remove_army: '伏',
	counter_plague: '醫',
	total_plague: '黑',
	recycle_plague: '病',
	move_army: '行',
	high_as_six: '詐',
	head_start: '先',
	recycle_minus: '思',
	reinforce: '援',
};

/** The rules that tell what they do. */
export const WARLORD_RULES: Readonly<Record<string, string>> = {
	double_six: 'ST-7.1',
	remove_army: 'ST-7.2',
	counter_plague: 'ST-7.3',
	total_plague: 'ST-7.4',
	recycle_plague: 'ST-7.5',
	move_army: 'ST-7.6',
	high_as_six: 'ST-7.7',
	head_start: 'ST-7.8',
	recycle_minus: 'ST-7.9',
	reinforce: 'ST-7.10',
};

export const EVENT_CHARACTERS: Readonly<Record<string, string>> = {
	pandemic: '疫',
	war_chariot: '車',
	champion_challenge: '勇',
	hero_challenge: '傑',
	light_infantry: '卒',
};

/** The card that each event speaks of. */
export const EVENT_CARDS: Readonly<Record<string, string>> = {
	pandemic: 'plague',
	war_chariot: '6',
	champion_challenge: '9',
	hero_challenge: '10',
	light_infantry: '1',
};

export const EVENT_RULES: Readonly<Record<string, string>> = {
	pandemic: 'ST-8.2',
	war_chariot: 'ST-8.3',
	champion_challenge: 'ST-8.4',
	hero_challenge: 'ST-8.5',
	light_infantry: 'ST-8.6',
};

export function character(card: string): string {
	return CHARACTERS[card] ?? '';
}

/** It comes back to the hand after each round. */
export function isFramed(card: string): boolean {
	const at = ORDER.indexOf(card);
	return at >= 0 && at < FRAMED;
}

export function kindOf(card: string): CardKind {
	if (card === 'plague') return 'plague';
	if (card.startsWith('+')) return 'plus';
	if (card.startsWith('-')) return 'minus';
	return card === '1' ? 'one' : card === '6' ? 'six' : 'number';
}

/** By how much a plus beats, and how many armies it costs: ST-4.2. */
export function plusOf(card: string): { plus: number; cost: number } {
	const plus = card.startsWith('+') ? Number(card) : 0;
	return { plus, cost: Math.max(0, plus - 1) };
}

/** As it is printed: a true minus sign. The plague has a word instead. */
export function numeral(card: string): string {
	return card.replace('-', '−');
}

export function sorted(cards: readonly string[]): string[] {
	return [...cards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

/** A card in hand; `uid` tells equal ones apart. */
export interface Piece {
	readonly uid: string;
	readonly card: string;
}

export function pieces(cards: readonly string[]): Piece[] {
	const seen = new Map<string, number>();
	return sorted(cards).map((card) => {
		const nth = seen.get(card) ?? 0;
		seen.set(card, nth + 1);
		return { uid: `${card}/${nth}`, card };
	});
}
