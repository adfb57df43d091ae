import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
	table = new LiveTable('abc', 'chuhan', text, FakeSocket.connect);
	FakeSocket.last.opens();
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
	FakeSocket.last.tells(stateOf({ version: 4, journal: [event('dealt'), event('played')] }));
	expect(table.live).toBe(true);
	FakeSocket.last.breaks();
	expect(table.live).toBe(false);
	vi.advanceTimersByTime(1_000);
	expect(FakeSocket.last.url).toMatch(/\/api\/tables\/abc\/live\?since=2&version=4$/);
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

test('a server that is busy for a moment is asked again, with the same key', async () => {
	FakeSocket.last.tells(stateOf());
	const played = table.play(['pass'], 'Pass');
	const { key } = moves()[0]!;
	const error = { kind: 'Unavailable', rule: null, message: 'try again' };
	FakeSocket.last.tells({ type: 'error', key, error });
	expect(table.sending).not.toBeNull();
	vi.advanceTimersByTime(1_000);
	expect(moves().map((move) => move.key)).toEqual([key, key]);
	FakeSocket.last.tells({ type: 'ack', key, version: 2, held: false });
	expect(await played).toBeNull();
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
	FakeSocket.last.tells(stateOf({ decision: 3, window: { ends_in: 5 } }));
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

test('no such table, and a rematch', () => {
	const error = { kind: 'NotFound', rule: null, message: 'no such table' };
	FakeSocket.last.tells({ type: 'error', key: null, error });
	expect(table.missing).toBe(true);
	FakeSocket.last.tells({ type: 'rematch', table: 'abc', rematch: 'xyz' });
	expect(table.rematch).toBe('xyz');
});
