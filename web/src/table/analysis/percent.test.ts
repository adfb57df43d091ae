import { expect, test } from 'vitest';
import { change, percent } from './percent';

test('whole percents', () => {
	expect(percent(0.386)).toBe('39%');
	expect(percent(1)).toBe('100%');
});

test('gains and losses have a sign, nothing has none', () => {
	expect(change(0.043)).toBe('+4%');
	expect(change(-0.54)).toBe('−54%');
	expect(change(-0.001)).toBe('0%');
});
