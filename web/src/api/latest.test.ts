import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './client';
import { latest } from './latest';

const take = vi.fn();
const fail = vi.fn();

const failing = (kind: string) =>
	Promise.reject(new ApiError({ kind, rule: null, message: '', retry_after: null }, 0));

beforeEach(() => {
	vi.useFakeTimers();
	take.mockReset();
	fail.mockReset();
});

test('what fails in passing is told, and asked again until it is answered', async () => {
	const ask = vi.fn(() => Promise.resolve('found'));
	ask.mockImplementationOnce(() => failing('Offline'));
	latest(ask, take, fail);
	await vi.advanceTimersByTimeAsync(0);
	expect(fail).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(2_000);
	expect(take).toHaveBeenCalledExactlyOnceWith('found');
});

test('what is refused for good is told once', async () => {
	const ask = vi.fn(() => failing('NotFound'));
	latest(ask, take, fail);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(ask).toHaveBeenCalledOnce();
	expect(fail).toHaveBeenCalledOnce();
});

test('what was asked before a change is answered to nobody', async () => {
	latest(() => Promise.resolve('old'), take, fail)();
	latest(() => failing('NotFound'), take, fail)();
	await vi.advanceTimersByTimeAsync(0);
	expect(take).not.toHaveBeenCalled();
	expect(fail).not.toHaveBeenCalled();
});
