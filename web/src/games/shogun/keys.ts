/** The letters of Shogun, beside those of every table (`table/keys.ts`). */

/** Moves without a choice have buttons of their own, and a letter. */
export const MOVE_KEYS: Readonly<Record<string, string>> = {
	stay: 's',
	'draft top': 't',
	'draft refresh': 'n',
};
export const PLAN_KEYS = { fillUp: 'f', copyLast: 'c' } as const;
