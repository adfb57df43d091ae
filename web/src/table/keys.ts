/** The keys of every table; what a game adds to them stands in its own `keys.ts`. */
export const KEYS = { undo: 'u', hint: 'h', log: 'l', rules: 'r', help: '?' } as const;
