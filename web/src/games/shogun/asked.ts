/** What Shogun asks of a player, and the rules that tell more of it. */
import type { TableModel } from '../../table/model';
import { readMove } from './moves';
import { viewOf, type ShogunView } from './view';

/** By the key of the words in which it is asked. */
export const RULES = {
	'ask-draft': 'SG-2.3',
	'ask-draft-group': 'SG-2.8',
	'board-plan': 'SG-3.3',
	'ask-choose': 'SG-3.6',
	'ask-battle': 'SG-4.5',
	'ask-deploy1': 'SG-4.4',
	'ask-revolt': 'SG-7.2',
} as const;

export type Question = keyof typeof RULES;

const RULES_OF_FIELDS: Readonly<Record<string, string>> = {
	castle: 'SG-4.1',
	temple: 'SG-4.1',
	theatre: 'SG-4.1',
	rice: 'SG-4.2',
	tax: 'SG-4.2',
	deploy5: 'SG-4.3',
	deploy3: 'SG-4.3',
	deploy1: 'SG-4.4',
	battle_a: 'SG-4.5',
	battle_b: 'SG-4.5',
	bid: 'SG-3.6',
};

/** What this seat is asked now; null: nothing. */
export function questionOf(view: ShogunView, seat: number | null): Question | null {
	if (seat === null || !view.turn.includes(seat)) return null;
	switch (view.phase) {
		case 'draft':
			return view.draft?.drawn ? 'ask-draft-group' : 'ask-draft';
		case 'planning':
			return 'board-plan';
		case 'choosing':
			return 'ask-choose';
		case 'winter':
			return 'ask-revolt';
		default:
			return view.actions.open[view.action] === 'deploy1' ? 'ask-deploy1' : 'ask-battle';
	}
}

/** The rule of what is asked, or of an answer to it. */
export function ruleOf(table: TableModel, move?: string): string | null {
	const view = viewOf(table);
	const question = view && questionOf(view, table.seat);
	if (!question) return null;
	return (move === undefined ? null : ruleOfMove(move)) ?? RULES[question];
}

/** Where what is chosen has a rule of its own. */
function ruleOfMove(text: string): string | null {
	const { verb, args } = readMove(text);
	const [first = ''] = args;
	if (verb === 'plan') return RULES_OF_FIELDS[first] ?? null;
	if (verb === 'choose') return 'SG-6.1';
	return text === 'draft refresh' ? 'SG-2.4' : null;
}
