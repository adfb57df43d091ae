/** The plan of one seat, field by field. */
import { changed, put, type Control, type Position } from '../../editor/controls';
import { landsIn, type Plan, type ShogunPosition } from './position';
import { CHEST_CARDS, FIELDS } from './view';
import type { Words } from './words';

const NO_CARD = 'none';
const PHASES = ['planning', 'choosing', 'actions'];

/** The card is its player's no longer. */
export function withoutCard(plan: Plan, card: string): Plan {
	return Object.fromEntries(
		Object.entries(plan).map(([field, laid]) => [field, laid === card ? NO_CARD : laid]),
	);
}

/** A card on a field. It lies nowhere else, and fields before it that were open stay empty. */
function laid(plan: Plan, field: string, card: string): Plan {
	const end = Math.max(FIELDS.indexOf(field as never) + 1, Object.keys(plan).length);
	const rest = withoutCard(plan, card);
	const filled = FIELDS.slice(0, end).map((each) => [each, rest[each] ?? NO_CARD] as const);
	return { ...Object.fromEntries(filled), [field]: card };
}

/** Plans are made from the first field on: what comes after an open one is open. */
function opened(plan: Plan, field: string): Plan {
	return Object.fromEntries(
		FIELDS.slice(0, FIELDS.indexOf(field as never)).map((each) => [each, plan[each] ?? NO_CARD]),
	);
}

/** While it is planned, and as long as the plans lie there. */
export function planOf(words: Words, p: ShogunPosition, seat: number): Control[] {
	if (!PHASES.includes(p.phase)) return [];
	const plans = p.plans ?? p.players.map((): Plan => ({}));
	const plan = plans[seat] ?? {};
	const set = (now: Plan): Position => changed(p, { plans: put(plans, seat, now) });
	const cards = [...landsIn(p, seat), ...CHEST_CARDS, NO_CARD];
	const open = { value: '', label: words.say('edit-not-planned') };
	return FIELDS.map((field) => ({
		kind: 'choice',
		label: words.action(field),
		value: plan[field] ?? '',
		choices: [
			...(p.phase === 'planning' ? [open] : []),
			...cards.map((value) => ({ value, label: words.card(value) })),
		],
		set: (card) => set(card ? laid(plan, field, card) : opened(plan, field)),
	}));
}
