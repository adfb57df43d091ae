import { expect, test } from 'vitest';
import type { AnalysedStep } from '../../api/client';
import { plyByKey, type Walk } from './keys';

const row = (ply: number, verdict = 'good') => ({
	step: { verdict } as AnalysedStep,
	number: ply + 1,
	ply,
	told: '',
	place: '',
});
const WALK: Walk = {
	parts: [
		{ heading: 'Hand 1', rows: [row(0), row(1, 'mistake'), row(2)] },
		{ heading: 'Hand 2', rows: [row(3), row(4, 'doubtful'), row(5)] },
	],
	moments: [4, 1],
	ply: 2,
	plies: 6,
};

test.each([
	['ArrowLeft', 1],
	['ArrowRight', 3],
	['ArrowUp', 0],
	['ArrowDown', 3],
	['Home', 0],
	['End', 6],
	['n', 4],
	['p', 1],
	['1', 4],
	['2', 1],
	['3', null],
	['x', null],
	[' ', null],
])('%s', (key, ply) => expect(plyByKey(key, WALK)).toBe(ply));

test('there is nothing beyond the ends', () => {
	expect(plyByKey('ArrowDown', { ...WALK, ply: 3 })).toBeNull();
	expect(plyByKey('n', { ...WALK, ply: 4 })).toBeNull();
	expect(plyByKey('p', { ...WALK, ply: 1 })).toBeNull();
	expect(plyByKey('ArrowLeft', { ...WALK, ply: 0 })).toBe(0);
	expect(plyByKey('ArrowRight', { ...WALK, ply: 6 })).toBe(6);
});
