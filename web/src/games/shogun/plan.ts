/** A plan being made: which card lies on which field. Nothing is sent yet. */
import { CHEST_CARDS, FIELDS, isProvince, type ShogunForecast } from './view';

export type Plan = Readonly<Record<string, string>>;
export type Choices = Readonly<Record<string, readonly string[]>>;

export function fieldOf(plan: Plan, card: string): string | null {
	return Object.entries(plan).find(([, laid]) => laid === card)?.[0] ?? null;
}

/** Lays a card. What lay there goes where the card came from: another field, or the hand. */
export function lay(plan: Plan, field: string, card: string): Plan {
	const from = fieldOf(plan, card);
	if (from === field) return plan;
	const there = plan[field];
	const rest = Object.entries(plan).filter(([at]) => at !== field && at !== from);
	const swapped = from !== null && there !== undefined ? [[from, there] as const] : [];
	return Object.fromEntries([...rest, ...swapped, [field, card]]);
}

export function takeOff(plan: Plan, field: string): Plan {
	return Object.fromEntries(Object.entries(plan).filter(([at]) => at !== field));
}

/** Another plan, as far as its cards may still lie there. */
export function copied(plan: Plan, choices: Choices): Plan {
	return Object.fromEntries(
		Object.entries(plan).filter(
			([field, card]) => card !== 'none' && (choices[field]?.includes(card) ?? false),
		),
	);
}

/** Chest cards onto the fields that are empty: nothing is done there. */
export function filledUp(plan: Plan, choices: Choices): Plan {
	let next = plan;
	for (const field of FIELDS) {
		if (next[field] !== undefined) continue;
		const laid = new Set(Object.values(next));
		const card = CHEST_CARDS.find((each) => !laid.has(each) && choices[field]?.includes(each));
		if (card !== undefined) next = lay(next, field, card);
	}
	return next;
}

/** The moves of a whole plan; null while a field that needs a card has none. */
export function planMoves(plan: Plan, choices: Choices): string[] | null {
	const fields = FIELDS.filter((field) => choices[field] !== undefined);
	const cards = fields.map((field) => plan[field] ?? emptied(choices[field]));
	if (fields.length === 0 || cards.some((card) => card === null)) return null;
	return fields.map((field, at) => `plan ${field} ${cards[at]}`);
}

function emptied(cards: readonly string[] = []): string | null {
	return cards.includes('none') ? 'none' : null;
}

export interface Sum {
	readonly cost: number;
	readonly tax: number;
	readonly rice: number;
}

/** What the laid cards cost and bring, by the server's figures. */
export function sumOf(plan: Plan, forecast: ShogunForecast | null): Sum {
	let cost = 0;
	for (const [field, card] of Object.entries(plan)) {
		if (field === 'bid') cost += card.startsWith('chest') ? Number(card.slice(5)) : 0;
		else if (isProvince(card)) cost += forecast?.costs[field] ?? 0;
	}
	const gain = (field: 'tax' | 'rice') => forecast?.provinces?.[plan[field] ?? '']?.[field] ?? 0;
	return { cost, tax: gain('tax'), rice: gain('rice') };
}

/** Why a building planned there cannot be built as things stand: a word of the texts. */
export function hindrance(
	field: string,
	card: string | undefined,
	forecast: ShogunForecast | null,
): string | null {
	if (field !== 'castle' && field !== 'temple' && field !== 'theatre') return null;
	return forecast?.provinces?.[card ?? '']?.[field] ?? null;
}
