/** The keys of every table; what games add to them stands with their buttons. */
export const KEYS = { undo: 'u', hint: 'h', log: 'l', rules: 'r', help: '?' } as const;
