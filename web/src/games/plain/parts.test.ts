import { expect, it } from 'vitest';
import { partsOwed } from './parts';

const owed = (legal: string[], choices: Record<string, string[]>) =>
	partsOwed({ legal: async () => legal, choices: async () => choices });

it('a usual move has one part, and so has a plan of one', async () => {
	expect(await owed(['pass', 'play 5'], {})).toEqual([{ name: '', moves: ['pass', 'play 5'] }]);
	expect(await owed(['draw', 'play 5'], { card: ['5'] })).toEqual([
		{ name: '', moves: ['draw', 'play 5'] },
	]);
});

it('the other parts of a plan are written as its first one', async () => {
	const choices = { qin: ['+1', '1'], wu: ['1', '+1', 'plague'] };
	expect(await owed(['place qin +1', 'place qin 1'], choices)).toEqual([
		{ name: 'qin', moves: ['place qin +1', 'place qin 1'] },
		{ name: 'wu', moves: ['place wu 1', 'place wu +1', 'place wu plague'] },
	]);
	expect(await owed(['keep 8', 'keep 9'], { 1: ['8', '9'], 2: ['8', '9'] })).toEqual([
		{ name: '1', moves: ['keep 8', 'keep 9'] },
		{ name: '2', moves: ['keep 8', 'keep 9'] },
	]);
});
