import { expect, test, vi } from 'vitest';
import { fetchSoon } from './fetchSoon';

test('parts are fetched when the page stands, and not of a page that was left', async () => {
	vi.useFakeTimers();
	const [part, away, left] = [
		vi.fn(async () => 1),
		vi.fn(() => Promise.reject(new Error())),
		vi.fn(),
	];
	fetchSoon(part, away);
	fetchSoon(left)();
	expect(part).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(2_000);
	expect([part, away, left].map((each) => each.mock.calls.length)).toEqual([1, 1, 0]);
});
