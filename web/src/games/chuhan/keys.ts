/** The letters of Chu Han, beside those of every table (`table/keys.ts`). */

/** Moves without cards have buttons of their own, and a letter. */
export const MOVE_KEYS: Readonly<Record<string, string>> = {
	pass: 'p',
	writ: 'w',
	decline: 'n',
	allow: 'a',
};
export const DIALOG_KEYS = { discard: 'd', moves: 'm' } as const;
