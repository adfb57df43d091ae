import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../testing/socket';
import { Connection, type ConnectionStatus } from './connection';

let statuses: ConnectionStatus[];
let messages: object[];
let opened: number;
let connection: Connection;

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(Math, 'random').mockReturnValue(0.5);
	FakeSocket.all = [];
	statuses = [];
	messages = [];
	opened = 0;
	let tries = 0;
	connection = new Connection({
		url: () => `ws://here/${++tries}`,
		connect: FakeSocket.connect,
		onMessage: (message) => messages.push(message),
		onStatus: (status) => statuses.push(status),
		onOpen: () => (opened += 1),
	});
});

afterEach(() => {
	connection.close();
	vi.useRealTimers();
});

test('it tells what comes, and keeps signs of life to itself', () => {
	expect(connection.send({ type: 'move' })).toBe(false);
	FakeSocket.last.opens();
	FakeSocket.last.tells({ type: 'state' });
	FakeSocket.last.tells({ type: 'pong' });
	expect(messages).toEqual([{ type: 'state' }]);
	expect([statuses, opened]).toEqual([['online'], 1]);
	expect(connection.send({ type: 'move' })).toBe(true);
	expect(FakeSocket.last.sent).toEqual([{ type: 'move' }]);
});

test('it comes back by itself, each time after a longer wait, and asks for a new address', () => {
	FakeSocket.last.opens();
	FakeSocket.last.breaks();
	expect(statuses).toEqual(['online', 'lost']);
	for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
		vi.advanceTimersByTime(wait - 1);
		const before = FakeSocket.all.length;
		vi.advanceTimersByTime(1);
		expect(FakeSocket.all.length).toBe(before + 1);
		FakeSocket.last.breaks();
	}
	expect(FakeSocket.last.url).toBe('ws://here/8');
	vi.advanceTimersByTime(8000);
	FakeSocket.last.opens();
	FakeSocket.last.breaks();
	vi.advanceTimersByTime(8000); // it has only opened
	FakeSocket.last.opens();
	FakeSocket.last.tells({ type: 'state' });
	FakeSocket.last.breaks();
	vi.advanceTimersByTime(400);
	FakeSocket.last.opens();
	expect(opened).toBe(4);
});

test('a server that says goodbye is restarting, not lost', () => {
	FakeSocket.last.opens();
	FakeSocket.last.tells({ type: 'closing' });
	FakeSocket.last.breaks(1001);
	expect(statuses).toEqual(['online', 'restarting']);
	vi.advanceTimersByTime(400);
	FakeSocket.last.opens();
	expect(statuses.at(-1)).toBe('online');
});

test('a silent connection is asked for a sign of life, and given up without one', () => {
	FakeSocket.last.opens();
	vi.advanceTimersByTime(2_000);
	expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
	FakeSocket.last.tells({ type: 'pong' });
	vi.advanceTimersByTime(2_999);
	expect(statuses).toEqual(['online']);
	vi.advanceTimersByTime(1);
	expect(statuses).toEqual(['online', 'silent']);
	FakeSocket.last.tells({ type: 'pong' });
	expect(statuses.at(-1)).toBe('online');
	vi.advanceTimersByTime(2_000 + 8_000);
	expect(statuses).toEqual(['online', 'silent', 'online', 'silent', 'lost']);
});

test('the network is gone: that is known at once', () => {
	FakeSocket.last.opens();
	dispatchEvent(new Event('offline'));
	expect(statuses).toEqual(['online', 'lost']);
});

test('no such table: there is no use in trying again', () => {
	FakeSocket.last.opens();
	FakeSocket.last.breaks(4404);
	vi.advanceTimersByTime(60_000);
	expect(FakeSocket.all.length).toBe(1);
});

test('the network is back: it does not wait any longer', () => {
	FakeSocket.last.breaks();
	dispatchEvent(new Event('online'));
	expect(FakeSocket.all.length).toBe(2);
	vi.advanceTimersByTime(400);
	expect(FakeSocket.all.length).toBe(2);
});

test('one that never stands is given up, and by who comes back at once', () => {
	vi.advanceTimersByTime(1_000);
	dispatchEvent(new Event('online'));
	expect(FakeSocket.all.length).toBe(1);
	vi.advanceTimersByTime(1_500);
	dispatchEvent(new Event('online'));
	expect(FakeSocket.all.length).toBe(2);
	vi.advanceTimersByTime(12_000);
	expect(statuses).toEqual(['lost']);
	vi.advanceTimersByTime(400);
	expect(FakeSocket.all.length).toBe(3);
});

test('what an old socket still says is no news', () => {
	const old = FakeSocket.last;
	old.opens();
	connection.renew();
	old.tells({ type: 'state' });
	old.breaks();
	expect(messages).toEqual([]);
	expect(statuses).toEqual(['online']);
});
