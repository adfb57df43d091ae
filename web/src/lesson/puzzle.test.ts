import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, type SolutionOut } from '../api/client';
import type { LiveTable } from '../table/live.svelte';
import { pointsOf, Puzzle } from './puzzle.svelte';

const BEST = 'play 4 4';
const SOLUTION = { best: { move: BEST, chance: 0.6 } } as SolutionOut;
const table = { game: 'chuhan', does: (deed: () => Promise<unknown>) => deed() };
/** What the server has kept. */
let first: { move: string; solved: boolean } | null;
let puzzle: Puzzle;
const open = () => new Puzzle('chuhan/puzzle-3', table as unknown as LiveTable);
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
	first = null;
	vi.spyOn(api, 'puzzleTries').mockImplementation(() => Promise.resolve({ first }));
	vi.spyOn(api, 'tryPuzzle').mockImplementation((game, number, move) => {
		expect([game, number]).toEqual(['chuhan', 3]);
		first ??= { move, solved: move === BEST };
		return Promise.resolve({ solved: move === BEST, first });
	});
	vi.spyOn(api, 'puzzleSolution').mockResolvedValue(SOLUTION);
	puzzle = open();
});

describe('a puzzle', () => {
	it('is solved at the first try, and told at once', async () => {
		expect([puzzle.stage, puzzle.maySolve]).toEqual(['asked', false]);
		expect(await puzzle.judge([BEST])).toBe('kept');
		expect([puzzle.stage, puzzle.solution, puzzle.shown]).toEqual(['right', SOLUTION, BEST]);
	});

	it('is missed once; what comes then is practice, and the solution waits to be asked for', async () => {
		await puzzle.judge(['pass']);
		expect([puzzle.stage, puzzle.maySolve, puzzle.solution]).toEqual(['wrong', true, null]);
		await puzzle.judge(['play 4']);
		expect([puzzle.stage, puzzle.tried]).toEqual(['missed', 'play 4']);
		await puzzle.judge([BEST]);
		expect([puzzle.stage, puzzle.solution]).toEqual(['again', SOLUTION]);
		expect(puzzle.first).toEqual({ move: 'pass', solved: false });
	});

	it('shows the solution to whoever asks after the first try', async () => {
		await puzzle.judge(['pass']);
		puzzle.solve();
		await settled();
		expect([puzzle.solution, puzzle.maySolve, puzzle.stage]).toEqual([SOLUTION, false, 'wrong']);
	});

	it('is practice for whoever has tried it on another day, or in another tab', async () => {
		first = { move: 'pass', solved: false };
		puzzle = open();
		await settled();
		expect([puzzle.stage, puzzle.maySolve]).toEqual(['known', true]);
		await puzzle.judge([BEST]);
		expect(puzzle.stage).toBe('again');
	});

	it('counts a try whose answer was lost when it is sent again', async () => {
		vi.mocked(api.tryPuzzle).mockImplementationOnce((_game, _number, move) => {
			first = { move, solved: false };
			return Promise.reject(new Error('lost'));
		});
		await expect(puzzle.judge(['pass'])).rejects.toThrow('lost');
		expect(puzzle.stage).toBe('asked');
		await puzzle.judge(['pass']);
		expect(puzzle.stage).toBe('wrong');
	});
});

it('points at all that a board may mean by the words of a move', () => {
	expect(pointsOf('play 4 4')).toEqual(['card=4', 'target=4', 'special=4', 'province=4']);
	expect(pointsOf('pass')).toEqual([]);
});
