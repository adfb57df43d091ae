import { expect, test } from 'vitest';
import { clockOf, limitsOf } from './clocks';

test('a clock of one’s own', () => {
	expect(clockOf('live', 'own', { bank: 3, increment: 2 }, false)).toEqual({
		bank: 180,
		increment: 2,
	});
	const day = 24 * 60 * 60;
	expect(clockOf('correspondence', 'own', { bank: 5, increment: 2 }, false)).toEqual({
		bank: 5 * day,
		increment: 2 * day,
		cap: 10 * day,
	});
	expect(clockOf('correspondence', 'own', { bank: 80, increment: 1 }, false)?.cap).toBe(90 * day);
});

test('a rated game waits three weeks at most, and has three minutes at least', () => {
	const day = 24 * 60 * 60;
	expect(clockOf('correspondence', 'own', { bank: 15, increment: 1 }, true)?.cap).toBe(21 * day);
	expect(limitsOf('correspondence', 1, true).bank).toBe(21);
	expect(limitsOf('correspondence', 1, false).bank).toBe(90);
	expect(limitsOf('live', 0, true).least).toBe(3);
	expect(limitsOf('live', 5, true).least).toBe(1);
	expect(limitsOf('live', 0, false).least).toBe(1);
});
