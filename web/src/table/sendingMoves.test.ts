import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fault } from '../api/client';
import { SendingMoves } from './sendingMoves.svelte';

interface Sent {
	readonly key: string;
	readonly decision: number;
}

let sent: Sent[];
let sending: SendingMoves;
const ended = vi.fn<(fault: Fault | null) => void>();

const fault = (kind: string, retry_after: number | null = null): Fault => ({
	kind,
	rule: null,
	message: '',
	retry_after,
});

function begin(): string {
	sending.begin({ decision: 7, moves: ['pass'], ended });
	return sent[0]!.key;
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(Math, 'random').mockReturnValue(0.5);
	ended.mockReset();
	sent = [];
	sending = new SendingMoves((message) => sent.push(message as Sent));
});

afterEach(() => {
	sending.close();
	vi.useRealTimers();
});

test('what is not answered is sent with the same key, until it is', () => {
	const key = begin();
	expect(sending.moves).toEqual(['pass']);
	sending.send();
	expect(sent).toEqual(Array(2).fill({ type: 'move', key, decision: 7, moves: ['pass'] }));
	expect(sending.acknowledged(key)).toBe(7);
	expect([sending.moves, ended.mock.calls]).toEqual([null, [[null]]]);
	sending.send();
	expect(sent).toHaveLength(2);
});

test('each move has its own key, and an answer with another is not its own', () => {
	const key = begin();
	expect(sending.acknowledged('of another tab')).toBeNull();
	sending.refused('of another tab', fault('IllegalMove'));
	expect([sending.moves, ended.mock.calls]).toEqual([['pass'], []]);
	sending.acknowledged(key);
	sending.begin({ decision: 8, moves: ['pass'], ended });
	expect(sent[1]!.key).not.toBe(key);
});

test('what is refused for good ends it, also without a key', () => {
	begin();
	sending.refused(null, fault('IllegalMove'));
	expect(ended).toHaveBeenCalledExactlyOnceWith(fault('IllegalMove'));
	expect(sending.moves).toBeNull();
});

test.each(['Unavailable', 'TooMany', 'Stopping', 'SomethingNew'])(
	'a server that is busy is sent it again after a pause: %s',
	(kind) => {
		const key = begin();
		expect(sending.again).toBe(false);
		sending.refused(key, fault(kind, 0.5));
		expect([sending.again, sending.moves]).toEqual([true, ['pass']]);
		vi.advanceTimersByTime(900);
		expect(sent).toHaveLength(1);
		vi.advanceTimersByTime(200);
		expect(sent).toEqual([sent[0], sent[0]]);
		sending.acknowledged(key);
		expect([sending.again, ended.mock.calls]).toEqual([false, [[null]]]);
		vi.advanceTimersByTime(1_500);
		expect(sent).toHaveLength(2);
	},
);

test('it is left alone for as long as it asks, and longer each time', () => {
	const key = begin();
	sending.refused(key, fault('TooMany', 4));
	vi.advanceTimersByTime(3_900);
	expect(sent).toHaveLength(1);
	vi.advanceTimersByTime(200);
	expect(sent).toHaveLength(2);
	sending.refused(key, fault('Unavailable', 0.5));
	vi.advanceTimersByTime(1_900);
	expect(sent).toHaveLength(2);
	vi.advanceTimersByTime(200);
	expect(sent).toHaveLength(3);
});

test('after half a minute it ends with what the server says', () => {
	const key = begin();
	let answered = 0;
	for (let seconds = 0; sending.moves; seconds += 1) {
		expect(seconds).toBeLessThan(31);
		if (sent.length > answered) sending.refused(key, fault('Unavailable', 0.5));
		answered = sent.length;
		vi.advanceTimersByTime(1_000);
	}
	expect(ended).toHaveBeenCalledExactlyOnceWith(fault('Unavailable', 0.5));
	expect([sending.again, sent.length > 3]).toEqual([false, true]);
});

test('nothing is sent once nobody looks', () => {
	const key = begin();
	sending.refused(key, fault('Unavailable', 0.5));
	sending.close();
	vi.advanceTimersByTime(60_000);
	expect(sent).toHaveLength(1);
});
