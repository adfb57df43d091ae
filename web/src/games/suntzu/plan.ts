/** Orders being arranged: which card of the hand lies at which province. Nothing is sent yet. */

/** The uid of a card by province. */
export type Plan = Readonly<Record<string, string>>;

export function placeOf(plan: Plan, uid: string): string | null {
	return Object.entries(plan).find(([, laid]) => laid === uid)?.[0] ?? null;
}

/** Lays a card. What lay there goes where the card came from: a province, or the hand. */
export function lay(plan: Plan, province: string, uid: string): Plan {
	const from = placeOf(plan, uid);
	if (from === province) return plan;
	const there = plan[province];
	const rest = Object.entries(plan).filter(([at]) => at !== province && at !== from);
	const swapped = from !== null && there !== undefined ? [[from, there] as const] : [];
	return Object.fromEntries([...rest, ...swapped, [province, uid]]);
}

export function takeBack(plan: Plan, uid: string): Plan {
	return Object.fromEntries(Object.entries(plan).filter(([, laid]) => laid !== uid));
}
