/** The letters of Sun Tzu, beside those of every table (`table/keys.ts`). */
export const MOVE_KEYS: Readonly<Record<string, string>> = { pass: 'p', decline: 'n' };
export const DIALOG_KEYS = { moves: 'm' } as const;
