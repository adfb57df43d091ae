import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/client';
import { me } from '../app/me.svelte';
import { requests, type WholeTournament } from './requests';
import { Tournament } from './tournament.svelte';

const called = (name: string) => ({ name, games: [] }) as unknown as WholeTournament;
const NOT_FOUND = new ApiError({ kind: 'NotFound', message: '' } as ApiError['fault'], 404);

/** What was asked, in order: each is answered when the test says so. */
let asked: { round: number | null; answer: (name: string) => void; fail: () => void }[];
let tournament: Tournament;

beforeEach(() => {
	asked = [];
	tournament = new Tournament('t');
	vi.spyOn(me, 'known').mockResolvedValue();
	vi.spyOn(requests, 'one').mockImplementation(
		(_, round) =>
			new Promise((resolve, reject) => {
				const answer = (name: string) => resolve(called(name));
				asked.push({ round, answer, fail: () => reject(NOT_FOUND) });
			}),
	);
});

afterEach(() => {
	vi.restoreAllMocks();
});

const settled = () => new Promise((after) => setTimeout(after));

/** Somebody chooses a round while the newest one was asked for, and is shown it. */
async function shownAnother() {
	void tournament.show(null);
	await settled();
	void tournament.show(2);
	await settled();
	expect(asked.map(({ round }) => round)).toEqual([null, 2]);
	asked[1]!.answer('the second round');
	await settled();
}

test('what was asked before a round was chosen does not take its place', async () => {
	await shownAnother();
	asked[0]!.answer('the newest round');
	await settled();
	expect(tournament.now?.name).toBe('the second round');
});

test('nor does it say that there is none', async () => {
	await shownAnother();
	asked[0]!.fail();
	await settled();
	expect(tournament.missing).toBe(false);
});

test('what was asked before a deed does not take it back', async () => {
	vi.spyOn(requests, 'do').mockResolvedValue(called('joined'));
	void tournament.show(null);
	await settled();
	await tournament.do('join');
	asked[0]!.answer('not joined');
	await settled();
	expect(tournament.now?.name).toBe('joined');
});

test('after a deed the chosen round is still shown', async () => {
	vi.spyOn(requests, 'do').mockResolvedValue(called('the newest round'));
	await shownAnother();
	void tournament.do('leave');
	await settled();
	expect(asked[2]!.round).toBe(2);
	asked[2]!.answer('the second round, without me');
	await settled();
	expect(tournament.now?.name).toBe('the second round, without me');
});
