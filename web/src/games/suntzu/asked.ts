/** What Sun Tzu asks of a player, and the rules that tell more of it. */
import type { TableModel } from '../../table/model';
import { EVENT_RULES, kindOf, plusOf, WARLORD_RULES } from './cards';
import { readMove } from './moves';
import { viewOf, type SunTzuView } from './view';

/** By the key of the words in which it is asked. */
export const RULES: Readonly<Record<string, string>> = {
	'ask-warlord': 'ST-2.3',
	'ask-start': 'ST-7.12',
	'prompt-lay': 'ST-3.1',
	'ask-before': 'ST-7.12',
	'ask-reveal': 'ST-3.3',
	'ask-high_as_six': WARLORD_RULES.high_as_six!,
	'ask-counter_plague': WARLORD_RULES.counter_plague!,
	'ask-mark': 'ST-4.8',
	'ask-transfer': 'ST-4.7',
	'ask-cost': 'ST-4.9',
	'ask-recycle_minus': WARLORD_RULES.recycle_minus!,
	'ask-recycle_plague': WARLORD_RULES.recycle_plague!,
	'ask-pandemic': EVENT_RULES.pandemic!,
	'ask-champion_challenge': EVENT_RULES.champion_challenge!,
	'ask-hero_challenge': EVENT_RULES.hero_challenge!,
	'ask-take': EVENT_RULES.war_chariot!,
	'ask-infantry': EVENT_RULES.light_infantry!,
	'ask-between': 'ST-7.12',
	'ask-after': 'ST-7.12',
	'ask-last_call': 'ST-5.4',
	'ask-keep': 'ST-6.4',
};

const RULES_OF_CARDS = {
	number: 'ST-4.1',
	one: 'ST-4.11',
	six: 'ST-4.8',
	plus: 'ST-4.2',
	minus: 'ST-4.2',
	plague: 'ST-4.10',
} as const;

/** What this seat is asked now; null: nothing. */
export function questionOf(view: SunTzuView, seat: number | null): string | null {
	if (seat === null || !view.turn.includes(seat)) return null;
	switch (view.phase) {
		case 'placing':
			return 'prompt-lay';
		case 'drawing':
			return 'ask-keep';
		case 'battles':
			return inBattle(view);
		default:
			return `ask-${view.phase}`;
	}
}

function inBattle({ pending, window }: SunTzuView): string {
	const [owed] = pending;
	if (owed === undefined) return window === null ? 'ask-reveal' : 'ask-between';
	switch (owed.do) {
		case 'pay':
			return `ask-${owed.why ?? 'cost'}`;
		case 'use':
			return `ask-${owed.what ?? 'reveal'}`;
		default:
			return `ask-${owed.do}`;
	}
}

/** The rule of what is asked, or of an answer to it. */
export function ruleOf(table: TableModel, move?: string): string | null {
	const view = viewOf(table);
	const question = view && questionOf(view, table.seat);
	if (!question) return null;
	return (move === undefined ? null : ruleOfMove(move)) ?? RULES[question] ?? null;
}

/** Where what is chosen has a rule of its own. */
function ruleOfMove(text: string): string | null {
	const { verb, card, warlord } = readMove(text);
	if (warlord !== null) return WARLORD_RULES[warlord] ?? null;
	if (verb === 'support') return 'ST-5.1';
	if (verb !== 'place' || card === null) return null;
	return plusOf(card).cost > 0 ? 'ST-4.9' : RULES_OF_CARDS[kindOf(card)];
}
