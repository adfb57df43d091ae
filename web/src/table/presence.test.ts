import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Presence } from './presence.svelte';

let presence: Presence;

beforeEach(() => {
	vi.useFakeTimers();
	presence = new Presence();
});

afterEach(() => {
	presence.close();
	vi.useRealTimers();
});

test('who is here, away or a bot', () => {
	presence.take([
		{ seat: 0, is: 'here', seconds: 0 },
		{ seat: 1, is: 'away', seconds: 0 },
	]);
	expect([0, 1, 2].map((seat) => presence.of(seat))).toEqual(['here', 'away', null]);
	expect(presence.goneFor(1)).toBe(0);
});

test('a moment is nothing; from then on the time counts up by itself', () => {
	presence.take([{ seat: 1, is: 'gone', seconds: 1 }]);
	expect(presence.of(1)).toBe('here');
	vi.advanceTimersByTime(2000);
	expect([presence.of(1), presence.goneFor(1)]).toEqual(['gone', 3]);
	vi.advanceTimersByTime(60_000);
	expect(presence.goneFor(1)).toBe(63);
	presence.take([{ seat: 1, is: 'here', seconds: 0 }]);
	expect([presence.of(1), presence.goneFor(1)]).toEqual(['here', 0]);
});
