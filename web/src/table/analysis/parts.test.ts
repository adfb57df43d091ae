import { beforeAll, expect, test } from 'vitest';
import type { AnalysedStep, AnalysisBody } from '../../api/client';
import type { JournalEvent } from '../../texts/telling';
import { textsOf } from '../../texts/texts.svelte';
import { apart, isCostly, momentsOf, partsOf, plyOf, type Part } from './parts';

const text = textsOf('chuhan');
beforeAll(() => text.load('en'));

const step = (made: number, seat: number, moves: string[], verdict = 'good') =>
	({ made, seat, moves, verdict }) as unknown as AnalysedStep;

const JOURNAL: JournalEvent[] = [
	{ kind: 'dealt', hand: 1, event: 'calm' },
	{ kind: 'played', seat: 0, cards: ['4'], size: 1, rank: 4 },
	{ kind: 'passed', seat: 1 },
	{ kind: 'dealt', hand: 2, event: 'calm' },
	{ kind: 'played', seat: 1, cards: ['9'], size: 1, rank: 9 },
] as unknown as JournalEvent[];

const BODY = {
	steps: [step(1, 0, ['play 4']), step(2, 1, ['pass']), step(4, 1, ['a', 'b'], 'mistake')],
} as unknown as AnalysisBody;

test('moves stand under the hand in which they were made', () => {
	const parts = partsOf(BODY, {
		journal: JOURNAL,
		after: [1, 2, 4, 4, 5],
		text,
		heading: (event) => (event.kind === 'dealt' ? `Hand ${String(event.hand)}` : null),
	});
	expect(parts.map(({ heading, rows }) => [heading, rows.map(({ number }) => number)])).toEqual([
		['Hand 1', [1, 2]],
		['Hand 2', [3]],
	]);
	expect(parts[0]!.rows.map(({ ply }) => ply)).toEqual([0, 1]);
	expect(parts[1]!.rows[0]!.ply).toBe(2);
	expect(parts[0]!.rows[1]!.told).toBe('Chu passes.');
});

test('without a heading all is one part', () => {
	const told = { journal: [], after: [0, 0, 0, 0, 0], text, heading: () => null };
	const [part, ...others] = partsOf(BODY, told);
	expect(others).toEqual([]);
	expect(part).toMatchObject({ heading: '' });
	expect(part!.rows.every(({ told }) => told === '')).toBe(true);
});

test('costly moves, and the moment before a plan of several parts', () => {
	expect(BODY.steps.map(isCostly)).toEqual([false, false, true]);
	expect(plyOf(BODY.steps[2]!)).toBe(2);
});

test('a move has a place: its part, and what began within it', () => {
	const [one, two] = partsOf(BODY, {
		journal: JOURNAL,
		after: [1, 2, 4, 4, 5],
		text,
		heading: (event) => (event.kind === 'dealt' ? `Hand ${String(event.hand)}` : null),
		within: (event) => (event.kind === 'played' ? 'Trick 2' : null),
	});
	expect(one!.rows.map(({ place }) => place)).toEqual(['Hand 1', 'Hand 1 · Trick 2']);
	expect(two!.rows[0]!.place).toBe('Hand 2');
});

test('of moments only one stands for a part of the game, and the own ones come first', () => {
	const parts = [
		[1, 0, 0.3],
		[1, 1, 0.5],
		[1, 2, 0.2],
		[0, 3, 0.9],
		[1, 4, 0.1],
	].map(([seat, at, cost]) => ({ seat, at, cost }));
	const row = ({ seat, at, cost }: (typeof parts)[number]) => ({
		ply: at,
		step: { seat, cost, verdict: 'mistake', luck: [0, 0] },
	});
	const split = [parts.slice(0, 2), parts.slice(2, 4), parts.slice(4)].map((some) => ({
		rows: some.map(row),
	})) as unknown as Part[];
	const none = { moments: [], steps: [] } as unknown as AnalysisBody;
	const plies = (mine: number | null) => momentsOf(none, split, mine).map(({ ply }) => ply);
	expect(plies(1)).toEqual([1, 2, 4]);
	expect(plies(0)).toEqual([3, 1, 4]);
	expect(momentsOf(none, split.slice(0, 1), 1).map(({ ply }) => ply)).toEqual([0, 1]);
});

test('of two plans only what differs is told', () => {
	expect(apart(['a', 'b', 'c'], ['a', 'd', 'c'])).toEqual([['b'], ['d']]);
	expect(apart(['a'], ['a'])).toEqual([['a'], ['a']]);
});
