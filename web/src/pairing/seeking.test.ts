import { beforeEach, expect, test, vi } from 'vitest';
import { api, ApiError, type SeekOut } from '../api/client';
import { refused } from '../testing/refused';
import { me } from '../app/me.svelte';
import { router } from '../app/router.svelte';
import { keep, shareAt, toBeUnsealed } from '../api/nonces';
import { sha256OfText } from '../sha256';
import { texts } from '../texts/texts.svelte';
import { seeking } from './seeking.svelte';

await texts.load('en');

const SEEK = {
	game: 'chuhan',
	pace: 'live',
	seats: 2,
	waited: 0,
	proposal: null,
	table: null,
} as unknown as SeekOut;
const FOUND = { ...SEEK, table: 'abc' };
let answer: (seek: SeekOut | null) => void;
let fail: (error: ApiError) => void;

beforeEach(async () => {
	vi.useFakeTimers();
	localStorage.clear();
	vi.spyOn(me, 'known').mockResolvedValue();
	vi.spyOn(router, 'go').mockImplementation(() => undefined);
	vi.spyOn(api, 'stopSeek').mockResolvedValue();
	vi.spyOn(api, 'beginSeek').mockResolvedValue(SEEK);
	vi.spyOn(api, 'seek').mockImplementation(
		() => new Promise((done, refuse) => ([answer, fail] = [done, refuse])),
	);
	await seeking.begin('chuhan', 'live', 2);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(api.seek).toHaveBeenCalledOnce();
});

test('who has stopped is not led to a table, nor searched for again', async () => {
	await seeking.stop();
	answer(SEEK);
	await vi.advanceTimersByTimeAsync(10_000);
	expect([seeking.now, vi.mocked(api.seek).mock.calls.length]).toEqual([null, 1]);
});

test('a table that was found too late is not gone to', async () => {
	await seeking.stop();
	answer(FOUND);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(router.go).not.toHaveBeenCalled();
});

test('a look that fails after the stop is not tried again', async () => {
	await seeking.stop();
	fail(refused('Offline'));
	await vi.advanceTimersByTimeAsync(10_000);
	expect([seeking.trouble, vi.mocked(api.seek).mock.calls.length]).toEqual(['', 1]);
});

test('an answer about the search before does not end the new one', async () => {
	await seeking.begin('suntzu', 'live', 2);
	answer(null);
	await vi.advanceTimersByTimeAsync(0);
	expect(seeking.now).not.toBeNull();
	await vi.advanceTimersByTimeAsync(1_000);
	answer(FOUND);
	await vi.advanceTimersByTimeAsync(0);
	expect(router.go).toHaveBeenCalledWith('/table/abc');
});

test('a search goes on after an answer that was cut, and says so no longer', async () => {
	fail(refused('Offline'));
	await vi.advanceTimersByTimeAsync(0);
	expect(seeking.trouble).not.toBe('');
	await vi.advanceTimersByTimeAsync(2_000);
	answer(SEEK);
	await vi.advanceTimersByTimeAsync(0);
	expect(seeking.trouble).toBe('');
	await seeking.stop();
});

const PROPOSED = {
	...SEEK,
	proposal: {
		id: 'abc',
		seat: 1,
		left: 10,
		answered: false,
		awaited: false,
		commitment: 'c',
		seals: ['', ''],
		nonces: ['', ''],
	},
};
const ANSWERED = { ...PROPOSED, proposal: { ...PROPOSED.proposal, answered: true } };

async function proposed(then: SeekOut = ANSWERED): Promise<void> {
	vi.spyOn(api, 'answerSeek').mockResolvedValue(then);
	answer(PROPOSED);
	await vi.advanceTimersByTimeAsync(0);
	expect(vi.mocked(api.answerSeek).mock.calls[0]).toEqual([
		{ proposal: 'abc', seal: shareAt('abc')!.seal },
	]);
}

/** All have answered, and these are their seals. */
function sealedBy(ours: string | null): SeekOut {
	const seals = ['theirs', ours ?? 'of another browser'];
	return { ...ANSWERED, proposal: { ...ANSWERED.proposal, awaited: true, seals } };
}

test('the page answers by itself, and goes to the table when all have', async () => {
	await proposed();
	expect(seeking.now?.proposal?.answered).toBe(true);
	await vi.advanceTimersByTimeAsync(1_000);
	answer(FOUND);
	await vi.advanceTimersByTimeAsync(0);
	expect(router.go).toHaveBeenCalledExactlyOnceWith('/table/abc');
});

test('what was sealed is given when all have answered, and what was shown is kept before', async () => {
	await proposed();
	expect(api.answerSeek).toHaveBeenCalledOnce();
	const { nonce, seal } = shareAt('abc')!;
	expect(seal).toBe(sha256OfText(nonce));
	vi.mocked(api.answerSeek).mockImplementation(async () => {
		const { seals, nonces } = sealedBy(seal).proposal!;
		expect(shareAt('abc')!.shown).toEqual({ commitment: 'c', seals, nonces });
		return FOUND;
	});
	await vi.advanceTimersByTimeAsync(1_000);
	answer(sealedBy(seal));
	await vi.advanceTimersByTimeAsync(0);
	expect(api.answerSeek).toHaveBeenLastCalledWith({ proposal: 'abc', nonce });
	expect(router.go).toHaveBeenCalledExactlyOnceWith('/table/abc');
	expect(toBeUnsealed()).not.toContain('abc');
});

test('what was shown first stays, whatever is shown when it is asked again', async () => {
	await proposed();
	const { seal } = shareAt('abc')!;
	await vi.advanceTimersByTimeAsync(1_000);
	answer(sealedBy(seal));
	await vi.advanceTimersByTimeAsync(0);
	const { shown } = shareAt('abc')!;
	await vi.advanceTimersByTimeAsync(1_000);
	const again = sealedBy(seal);
	answer({ ...again, proposal: { ...again.proposal!, seals: ['another', seal!] } });
	await vi.advanceTimersByTimeAsync(0);
	expect(shareAt('abc')!.shown).toEqual(shown);
	await seeking.stop();
});

test('what another browser of mine has sealed is left to it', async () => {
	await proposed();
	await vi.advanceTimersByTimeAsync(1_000);
	answer(sealedBy(null));
	await vi.advanceTimersByTimeAsync(0);
	expect(api.answerSeek).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(1_000);
	answer(FOUND);
	await vi.advanceTimersByTimeAsync(0);
	expect(router.go).toHaveBeenCalledExactlyOnceWith('/table/abc');
});

test('of two tabs that have sealed at once, the one unseals whose seal counts', async () => {
	await proposed();
	const ours = shareAt('abc')!;
	keep('abc', { ...ours, nonce: 'another', seal: sha256OfText('another') });
	vi.mocked(api.answerSeek).mockResolvedValue(FOUND);
	await vi.advanceTimersByTimeAsync(1_000);
	answer(sealedBy(ours.seal));
	await vi.advanceTimersByTimeAsync(0);
	expect(api.answerSeek).toHaveBeenLastCalledWith({ proposal: 'abc', nonce: ours.nonce });
	expect(shareAt('abc')!.nonce).toBe(ours.nonce);
});

test('the last to answer goes to the table at once', async () => {
	await proposed(FOUND);
	expect(router.go).toHaveBeenCalledExactlyOnceWith('/table/abc');
});

test('who was found and did not come is told of, until somebody else is', async () => {
	await proposed();
	await vi.advanceTimersByTimeAsync(1_000);
	answer(SEEK);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(seeking.again).toBe(true);
	answer({ ...ANSWERED, proposal: { ...ANSWERED.proposal, id: 'def' } });
	await vi.advanceTimersByTimeAsync(0);
	expect(seeking.again).toBe(false);
	await seeking.stop();
});

test('whoever is left out is told for how long', async () => {
	await proposed();
	vi.mocked(api.answerSeek).mockRejectedValue(
		new ApiError({ kind: 'SeekPaused', rule: null, message: '', retry_after: 75 }, 429),
	);
	await vi.advanceTimersByTimeAsync(1_000);
	answer(null);
	await vi.advanceTimersByTimeAsync(0);
	expect(seeking.now).toBeNull();
	expect(seeking.trouble).toContain('1:15');
	await vi.advanceTimersByTimeAsync(60_000);
	expect(api.answerSeek).toHaveBeenCalledTimes(2);
});
