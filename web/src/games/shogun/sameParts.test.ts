import { expect, test } from 'vitest';
import { keeping, sameParts } from './sameParts';

const table = (armies: number) => ({
	provinces: { Ise: { owner: 1, armies }, Kai: { owner: 2, armies: 3 } },
	order: [2, 0, 1],
	draft: null,
});

test('what is as before is the very same', () => {
	const before = table(4);
	expect(sameParts(before, table(4))).toBe(before);
});

test('what has changed is new, and all around it; the rest is the same', () => {
	const before = table(4);
	const now = sameParts(before, table(5));
	expect(now).toEqual(table(5));
	expect(now).not.toBe(before);
	expect(now.provinces.Ise).not.toBe(before.provinces.Ise);
	expect(now.provinces.Kai).toBe(before.provinces.Kai);
	expect(now.order).toBe(before.order);
});

test('what has come or gone is a change', () => {
	expect(sameParts([1, 2, 3], [1, 2])).toEqual([1, 2]);
	expect(sameParts({ a: undefined }, { b: undefined })).toHaveProperty('b');
	expect(sameParts([], {})).toEqual({});
	expect(sameParts(null, { a: 1 })).toEqual({ a: 1 });
	expect(sameParts({ a: 1 }, null)).toBeNull();
});

test('what is told again and again is compared to what was told last', () => {
	const keep = keeping<number[]>();
	const first = keep([1, 2]);
	expect(keep([1, 2])).toBe(first);
	const second = keep([1, 3]);
	expect(second).not.toBe(first);
	expect(keep([1, 3])).toBe(second);
});
