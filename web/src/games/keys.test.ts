import { expect, test } from 'vitest';
import { KEYS } from '../table/keys';
import { GAMES } from './list';

const modules = import.meta.glob<Record<string, Record<string, string>>>('./*/keys.ts', {
	eager: true,
});

test.each(GAMES)('a letter means one thing at a table of %s', (game) => {
	const own = Object.values(modules[`./${game}/keys.ts`]!).flatMap(Object.values);
	const all = [...Object.values(KEYS), ...own];
	expect(own.length).toBeGreaterThan(0);
	expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
});
