/** What of the rules depends on the options of a table: see games/optional.ts. */

export const rules = { sections: { 7: 'events' }, points: {} };
