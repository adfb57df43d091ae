import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, ApiError } from '../api/client';
import { settings } from '../settings/settings.svelte';
import { FakeSocket } from '../testing/socket';
import { stateOf } from '../testing/states';
import { Texts } from '../texts/texts.svelte';
import { LiveTable } from './live.svelte';

const text = new Texts('chuhan');
await text.load('en');
let table: LiveTable;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no chat here')));
	FakeSocket.all = [];
	settings.confirm = false;
	settings.confirmReveals = true;
	table = new LiveTable('abc', 'chuhan', text, FakeSocket.connect);
	FakeSocket.last.opens();
});

test('one deed at a time, and an undo is of the decision that is seen', async () => {
	FakeSocket.last.tells(stateOf({ decision: 7, can_undo: true }));
	let answer = (_: object) => {};
	const asked = vi.fn(() => new Promise((done) => (answer = done)));
	vi.stubGlobal('fetch', asked);
	const first = table.undo();
	expect(await table.undo()).toBe(false);
	expect(asked.mock.calls).toEqual([
		['/api/tables/abc/undo', expect.objectContaining({ body: '{"decision":7}' })],
	]);
	answer(new Response('{}'));
	expect(await first).toBe(true);
	void table.undo();
	expect(asked).toHaveBeenCalledTimes(2);
});

afterEach(() => {
	table.close();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const event = (kind: string) => ({ kind });
const kinds = () => table.journal.map((each) => each.kind);
const moves = () => FakeSocket.last.sent.filter((message) => message.type === 'move');

function breakAndReturn() {
	FakeSocket.last.breaks();
	vi.advanceTimersByTime(1_000);
	FakeSocket.last.opens();
}

test('the journal grows, and what was taken back is dropped', () => {
	FakeSocket.last.tells(stateOf({ journal: [event('dealt'), event('played')] }));
	FakeSocket.last.tells(stateOf({ version: 2, journal_from: 2, journal: [event('passed')] }));
	expect(kinds()).toEqual(['dealt', 'played', 'passed']);
	FakeSocket.last.tells(stateOf({ version: 3, journal_from: 1, journal: [event('used')] }));
	expect(kinds()).toEqual(['dealt', 'used']);
});

test('after a break it asks for what it does not have, and misses nothing', () => {
	FakeSocket.last.tells(
		stateOf({ version: 4, revision: '4.ab', journal: [event('dealt'), event('played')] }),
	);
	expect(table.live).toBe(true);
	FakeSocket.last.breaks();
	expect(table.live).toBe(false);
	vi.advanceTimersByTime(1_000);
	expect(FakeSocket.last.url).toMatch(
		/\/api\/tables\/abc\/live\?since=2&version=4&presence=true&revision=4\.ab$/,
	);
	FakeSocket.last.opens();
	FakeSocket.last.tells(stateOf({ version: 6, journal_from: 2, journal: [event('passed')] }));
	expect(kinds()).toEqual(['dealt', 'played', 'passed']);
	expect(table.live).toBe(true);
});

test('who has another seat by now is told everything anew', () => {
	FakeSocket.last.tells(stateOf({ seat: null, journal: [event('dealt')] }));
	const before = FakeSocket.all.length;
	FakeSocket.last.tells(stateOf({ seat: 1, version: 2, journal_from: 1 }));
	expect(FakeSocket.all.length).toBe(before + 1);
	expect(FakeSocket.last.url).toContain('since=0');
});

test('a move has its decision and a key, and nothing more can be played until it is there', async () => {
	FakeSocket.last.tells(stateOf({ decision: 7 }));
	const played = table.play(['pass'], 'Pass');
	expect(moves()).toEqual([
		{ type: 'move', decision: 7, key: expect.stringMatching(/^[0-9a-f]{32}$/), moves: ['pass'] },
	]);
	expect([table.sending, table.live]).toEqual([['pass'], false]);
	expect((await table.play(['pass'], 'Pass'))?.sentence).toBe(text.say('web-not-now'));
	expect(moves().length).toBe(1);
	FakeSocket.last.tells(stateOf({ version: 2, decision: 8, my_turn: false }));
	FakeSocket.last.tells({ type: 'ack', key: moves()[0]!.key, version: 2, held: false });
	expect(await played).toBeNull();
	expect(table.sending).toBeNull();
});

test('a move that was not answered is sent again with the same key', async () => {
	FakeSocket.last.tells(stateOf());
	const played = table.play(['play 5 5'], 'Play two 5s');
	const [first] = moves();
	breakAndReturn();
	expect(moves()).toEqual([first]);
	breakAndReturn();
	expect(moves()).toEqual([first]);
	FakeSocket.last.tells({ type: 'ack', key: first!.key, version: 2, held: false, repeated: true });
	await played;
	breakAndReturn();
	expect(moves()).toEqual([]);
});

describe('a server that is busy', () => {
	const busy = (key: unknown, kind = 'Unavailable', retry_after: number | null = 0.5) =>
		FakeSocket.last.tells({
			type: 'error',
			key,
			error: { kind, rule: null, message: 'database is locked', retry_after },
		});

	beforeEach(() => {
		vi.spyOn(Math, 'random').mockReturnValue(0.5);
		FakeSocket.last.tells(stateOf());
	});

	test('is sent the same move again, and the page knows it', async () => {
		const played = table.play(['pass'], 'Pass');
		const [first] = moves();
		expect(table.again).toBe(false);
		busy(first!.key);
		expect([table.again, table.sending, table.refusal]).toEqual([true, ['pass'], null]);
		vi.advanceTimersByTime(1_100);
		expect(moves()).toEqual([first, first]);
		FakeSocket.last.tells({ type: 'ack', key: first!.key, version: 2, held: false });
		expect(await played).toBeNull();
		expect([table.again, table.sending]).toEqual([false, null]);
	});

	test('for half a minute ends the try, and the player is told in the own language', async () => {
		const played = table.play(['pass'], 'Pass');
		const { key } = moves()[0]!;
		for (let answered = 0, seconds = 0; table.sending; seconds += 1) {
			expect(seconds).toBeLessThan(31);
			if (moves().length > answered) busy(key);
			answered = moves().length;
			vi.advanceTimersByTime(1_000);
		}
		const sentence = text.say('web-refused-Unavailable');
		expect(await played).toEqual({ rule: '', sentence });
		expect([table.again, table.live]).toEqual([false, true]);
		expect(moves().length).toBeGreaterThan(3);
		expect(new Set(moves().map((move) => move.key)).size).toBe(1);
	});

	test('and gone meanwhile is sent it once it is back', () => {
		void table.play(['pass'], 'Pass');
		const { key } = moves()[0]!;
		busy(key, 'Stopping', 5);
		breakAndReturn();
		expect(moves().map((move) => move.key)).toEqual([key]);
		vi.advanceTimersByTime(10_000);
		expect(moves()).toHaveLength(1);
	});

	test('is told in no words of the server, wherever it is asked', async () => {
		const fault = { kind: 'Unavailable', rule: null, message: 'database is locked' };
		const answer = () => new Response(JSON.stringify({ error: fault }), { status: 503 });
		vi.stubGlobal('fetch', () => Promise.resolve(answer()));
		await table.does(() => api.do('abc', 'resign'));
		expect(table.refusal?.sentence).toBe(text.say('web-refused-Unavailable'));
		await expect(table.check(['pass'])).rejects.toBeInstanceOf(ApiError);
	});
});

test('a refused move shows the sentence of its rule, until the next decision', async () => {
	FakeSocket.last.tells(stateOf());
	const played = table.play(['play 4 5'], 'Play');
	const error = { kind: 'IllegalMove', rule: 'CH-3.1', message: 'seat 0 may not' };
	FakeSocket.last.tells({ type: 'error', key: moves()[0]!.key, error });
	expect(await played).toEqual({ rule: 'CH-3.1', sentence: text.rule('CH-3.1') });
	expect(table.refusal?.rule).toBe('CH-3.1');
	expect(table.live).toBe(true);
	FakeSocket.last.tells(stateOf({ version: 2, decision: 1 }));
	expect(table.refusal).toBeNull();
});

test('another tab was faster: the table has moved on', async () => {
	FakeSocket.last.tells(stateOf());
	const played = table.play(['pass'], 'Pass');
	const error = { kind: 'Stale', rule: null, message: 'decision 0 is not asked' };
	FakeSocket.last.tells({ type: 'error', key: moves()[0]!.key, error });
	expect(await played).toEqual({ rule: '', sentence: text.say('web-refused-Stale') });
});

test('an answer in a secret window is held until the window ends', () => {
	FakeSocket.last.tells(stateOf({ decision: 3, window: { ends_in: 5, asked: true } }));
	void table.play(['allow'], 'Allow');
	FakeSocket.last.tells({ type: 'ack', key: moves()[0]!.key, version: 1, held: true });
	expect([table.held, table.live]).toEqual([true, false]);
	FakeSocket.last.tells(stateOf({ version: 2, decision: 4 }));
	expect([table.held, table.live]).toEqual([false, true]);
});

test('who wants to confirm is asked first, and may think better of it', async () => {
	settings.confirm = true;
	FakeSocket.last.tells(stateOf());
	const first = table.play(['pass'], 'Pass');
	expect(table.unconfirmed?.label).toBe('Pass');
	table.unconfirmed?.back();
	expect(await first).toBeNull();
	expect(moves()).toEqual([]);
	void table.play(['pass'], 'Pass');
	table.unconfirmed?.confirm();
	await vi.waitFor(() => expect(moves().length).toBe(1));
	expect(table.unconfirmed).toBeNull();
});

test('what shows something hidden is asked about first, unless that is switched off', async () => {
	FakeSocket.last.tells(stateOf());
	const first = table.play(['writ'], 'Take a writ', true);
	expect(table.unconfirmed?.label).toBe('Take a writ');
	table.unconfirmed?.back();
	expect(await first).toBeNull();
	settings.confirmReveals = false;
	void table.play(['writ'], 'Take a writ', true);
	await vi.waitFor(() => expect(moves().length).toBe(1));
});

test('a table that cannot be played on says why, and is asked no more', async () => {
	const error = { kind: 'NotNow', rule: null, message: 'of other rules', retry_after: null };
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ error }), { status: 409 }));
	FakeSocket.last.breaks(1008);
	await vi.waitFor(() => expect(table.trouble).toBe(text.say('web-refused-NotNow')));
	const before = FakeSocket.all.length;
	vi.advanceTimersByTime(60_000);
	expect(FakeSocket.all.length).toBe(before);
});

test('one that is refused for a moment is tried again', async () => {
	FakeSocket.last.breaks(1008);
	const before = FakeSocket.all.length;
	await vi.advanceTimersByTimeAsync(60_000);
	expect(table.trouble).toBe('');
	expect(FakeSocket.all.length).toBeGreaterThan(before);
});

test('no such table, and a rematch', () => {
	const error = { kind: 'NotFound', rule: null, message: 'no such table' };
	FakeSocket.last.tells({ type: 'error', key: null, error });
	expect(table.missing).toBe(true);
	FakeSocket.last.tells({ type: 'rematch', table: 'abc', rematch: 'xyz' });
	expect(table.rematch).toBe('xyz');
});
