import { expect, it } from 'vitest';
import { stateOf } from '../../testing/states';
import { partsOwed } from './parts';

const owed = (legal: string[], parts?: { part: string; moves: string[] }[]) =>
	partsOwed({
		state: stateOf({ plan: parts ? { rule: 'TG-2', parts } : null }),
		legal: async () => legal,
	});

it('a usual move has one part, and so has a plan of one', async () => {
	expect(await owed(['pass', 'play 5'])).toEqual([{ name: '', moves: ['pass', 'play 5'] }]);
	expect(await owed(['draw', 'play 5'], [{ part: 'card', moves: ['5'] }])).toEqual([
		{ name: '', moves: ['draw', 'play 5'] },
	]);
});

it('a plan is owed part by part', async () => {
	const parts = [
		{ part: 'qin', moves: ['place qin +1', 'place qin 1'] },
		{ part: 'wu', moves: ['place wu 1', 'place wu plague'] },
	];
	expect(await owed(['place qin +1', 'place qin 1'], parts)).toEqual([
		{ name: 'qin', moves: ['place qin +1', 'place qin 1'] },
		{ name: 'wu', moves: ['place wu 1', 'place wu plague'] },
	]);
});
