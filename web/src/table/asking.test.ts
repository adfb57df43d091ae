import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/client';
import { slow } from '../testing/slow';
import { untilAnswered } from './asking';

const take = vi.fn();

function away(retryAfter: number | null = null): Promise<never> {
	const fault = { kind: 'Unavailable', rule: null, message: '', retry_after: retryAfter };
	return Promise.reject(new ApiError(fault, 503));
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
	vi.useRealTimers();
	take.mockClear();
});

describe('a question', () => {
	test('is asked again until it is answered, each time after a longer pause', async () => {
		const ask = vi
			.fn<() => Promise<string>>()
			.mockImplementationOnce(() => away())
			.mockImplementationOnce(() => away())
			.mockResolvedValue('pass');
		untilAnswered(ask, take);
		await vi.advanceTimersByTimeAsync(1_000);
		expect(ask).toHaveBeenCalledTimes(2);
		await vi.advanceTimersByTimeAsync(1_900);
		expect(ask).toHaveBeenCalledTimes(2);
		await vi.advanceTimersByTimeAsync(200);
		expect(take).toHaveBeenCalledExactlyOnceWith('pass');
		await vi.advanceTimersByTimeAsync(60_000);
		expect(ask).toHaveBeenCalledTimes(3);
	});

	test('waits as long as the server asks for', async () => {
		const ask = vi
			.fn<() => Promise<string>>()
			.mockImplementationOnce(() => away(5))
			.mockResolvedValue('pass');
		untilAnswered(ask, take);
		await vi.advanceTimersByTimeAsync(4_900);
		expect(ask).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(200);
		expect(take).toHaveBeenCalledOnce();
	});

	test('that is refused for good is not asked again', async () => {
		const fault = { kind: 'NotNow', rule: null, message: '', retry_after: null };
		const ask = vi.fn(() => Promise.reject(new ApiError(fault, 409)));
		untilAnswered(ask, take);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(ask).toHaveBeenCalledOnce();
		expect(take).not.toHaveBeenCalled();
	});

	test('that nobody wants answered any more is dropped', async () => {
		const { ask, answers } = slow<string>();
		const end = untilAnswered(ask, take);
		end();
		answers[0]!('pass');
		await vi.advanceTimersByTimeAsync(0);
		expect(take).not.toHaveBeenCalled();
	});

	test('is not asked again, nor asked at all, once it is ended', async () => {
		const failing = vi.fn(() => away());
		const end = untilAnswered(failing, take);
		await vi.advanceTimersByTimeAsync(0);
		end();
		const later = vi.fn(() => Promise.resolve('pass'));
		untilAnswered(later, take, 200)();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(failing).toHaveBeenCalledTimes(1);
		expect(later).not.toHaveBeenCalled();
	});
});
