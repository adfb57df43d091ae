import { expect, test } from 'vitest';
import { nextOf, rungsOf } from '../../rivals/ladder.svelte';
import type { LevelOut, RivalStanding } from '../../api/client';
import { nextStep, stepsInstead, wayOf, type Step } from './nextStep';

const LEVELS: readonly LevelOut[] = [
	['master', 1400, 'regent'],
	['greedy', 1000, null],
	['expert', 1200, 'magistrate'],
	['adept', 900, 'envoy'],
	['novice', 700, 'ferryman'],
].map(([name, strength, character]) => ({ name, strength, character, seconds: 1 }) as LevelOut);
const met = (bot: string, won: number): RivalStanding => ({
	...{ game: 'chuhan', bot, won, lost: 1, at: 1, table: 't', mine: 31, theirs: 17 },
});
const chuhan = (learned: boolean, ...standings: RivalStanding[]) => ({
	game: 'chuhan',
	learned,
	rungs: rungsOf('chuhan', LEVELS, standings),
});
const told = (step: Step) => (step.kind === 'rival' ? step.rung.bot : step.kind);

test('the ladder goes from the weakest up; whoever is not beaten is next', () => {
	const rungs = rungsOf('chuhan', LEVELS, [met('novice', 1), met('expert', 0)]);
	expect(rungs.map(({ bot, beaten }) => [bot, beaten])).toEqual([
		['novice', true],
		['adept', false],
		['expert', false],
		['master', false],
	]);
	expect(nextOf(rungs)?.bot).toBe('adept');
	expect(rungsOf('suntzu', LEVELS, [met('novice', 1)])[0]!.beaten).toBe(false);
});

test.each([
	[chuhan(false), ['hand', 'novice', 'adept', 'puzzle'], 'hand'],
	[chuhan(true), ['hand', 'novice', 'adept', 'puzzle'], 'novice'],
	[chuhan(true, met('novice', 1)), ['hand', 'novice', 'adept', 'puzzle'], 'adept'],
	[
		chuhan(true, met('novice', 1), met('adept', 2)),
		['hand', 'adept', 'expert', 'puzzle'],
		'expert',
	],
	[
		chuhan(true, ...['novice', 'adept', 'expert', 'master'].map((bot) => met(bot, 1))),
		['hand', 'expert', 'master', 'puzzle'],
		'puzzle',
	],
	[{ game: 'toy', learned: true, rungs: [] }, ['hand', 'puzzle'], 'puzzle'],
])('the way has four steps, and leads to the first that is not done', (progress, steps, next) => {
	const way = wayOf(progress);
	expect(way.map(({ step }) => told(step))).toEqual(steps);
	expect(told(nextStep(way))).toBe(next);
});

test('instead there are the puzzle, and the next steps of other games', () => {
	const other = { ...chuhan(false), game: 'suntzu' };
	expect(stepsInstead(wayOf(chuhan(true)), [other]).map(told)).toEqual([
		'novice',
		'puzzle',
		'hand',
	]);
});
