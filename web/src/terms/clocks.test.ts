import { expect, test } from 'vitest';
import { clockOf } from './clocks';

test('a clock of one’s own', () => {
	expect(clockOf('live', 'own', { bank: 3, increment: 2 })).toEqual({ bank: 180, increment: 2 });
	const day = 24 * 60 * 60;
	expect(clockOf('correspondence', 'own', { bank: 5, increment: 2 })).toEqual({
		bank: 5 * day,
		increment: 2 * day,
		cap: 10 * day,
	});
	expect(clockOf('correspondence', 'own', { bank: 80, increment: 1 })?.cap).toBe(90 * day);
});
