/** What Chu Han asks of a player, and the rules that tell more of it. */
import type { TableModel } from '../../table/model';
import { cardFace } from './cards';
import { readMove } from './moves';
import { viewOf, type ChuHanView } from './view';

/** By the key of the words in which it is asked. */
export const RULES = {
	'ask-lead': 'CH-4.1',
	'ask-lead-must': 'CH-5.14',
	'ask-counter': 'CH-4.3',
	'ask-counter-must': 'CH-5.14',
	'ask-react-lyu_zhi': 'CH-5.4',
	'ask-react-xiao_he': 'CH-5.5',
	'ask-give': 'CH-7.8',
	'ask-take': 'CH-7.9',
} as const;

export type Question = keyof typeof RULES;

const RULES_OF_MOVES: Readonly<Record<string, string>> = {
	writ: 'CH-4.2',
	pass: 'CH-4.4',
	swap: 'CH-7.4',
	place: 'CH-7.5',
};

/** What this seat is asked now; null: nothing. */
export function questionOf(view: ChuHanView, seat: number | null): Question | null {
	if (view.phase === 'over' || view.to_move === null || view.to_move !== seat) return null;
	switch (view.phase) {
		case 'react':
			return view.pending.length > 1 ? 'ask-react-xiao_he' : 'ask-react-lyu_zhi';
		case 'lead':
		case 'counter':
			return view.must_play ? `ask-${view.phase}-must` : `ask-${view.phase}`;
		default:
			return `ask-${view.phase}`;
	}
}

/** The rule of what is asked, or of an answer to it. */
export function ruleOf(table: TableModel, move?: string): string | null {
	const view = viewOf(table);
	const question = view && questionOf(view, table.seat);
	if (!question) return null;
	if (move === undefined) return RULES[question];
	const { verb, ability } = readMove(move);
	if (ability !== null) return cardFace(ability).rule;
	if (verb === 'play') return view.phase === 'lead' ? 'CH-3.3' : 'CH-3.4';
	return RULES_OF_MOVES[verb] ?? RULES[question];
}
