import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/client';
import { untilAnswered, WhyNot } from './asking.svelte';
import type { TableModel } from './model';
import type { Refusal } from './shapes';

const take = vi.fn();

function away(retryAfter: number | null = null): Promise<never> {
	const fault = { kind: 'Unavailable', rule: null, message: '', retry_after: retryAfter };
	return Promise.reject(new ApiError(fault, 503));
}

/** A question that a test answers when it likes. */
function slow<T>(): { ask: () => Promise<T>; answers: ((answer: T) => void)[] } {
	const answers: ((answer: T) => void)[] = [];
	return { ask: () => new Promise((answer) => answers.push(answer)), answers };
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

describe('why not', () => {
	const rule = (id: string): Refusal => ({ rule: id, sentence: id });

	test('the last question counts, whichever is answered last', async () => {
		const { ask, answers } = slow<Refusal | null>();
		const why = new WhyNot({ check: ask } as unknown as TableModel);
		why.ask(['plan tax Kii']);
		why.ask(['plan rice Kii']);
		answers[1]!(rule('SH-2'));
		answers[0]!(rule('SH-1'));
		await vi.advanceTimersByTimeAsync(0);
		expect(why.refusal?.rule).toBe('SH-2');
	});

	test('it is not told of a choice that is gone', async () => {
		const { ask, answers } = slow<Refusal | null>();
		const why = new WhyNot({ check: ask } as unknown as TableModel);
		why.ask(['move Settsu Kii 1']);
		why.drop();
		answers[0]!(rule('SH-3'));
		await vi.advanceTimersByTimeAsync(0);
		expect(why.refusal).toBeNull();
	});

	test('it waits for who is still choosing', async () => {
		const check = vi.fn(() => Promise.resolve(rule('SH-4')));
		const why = new WhyNot({ check } as unknown as TableModel);
		why.ask(['a'], 200);
		why.ask(['b'], 200);
		await vi.advanceTimersByTimeAsync(250);
		expect(check).toHaveBeenCalledExactlyOnceWith(['b']);
		expect(why.refusal?.rule).toBe('SH-4');
	});

	test('what is known already is not overtaken by a question before', async () => {
		const { ask, answers } = slow<Refusal | null>();
		const why = new WhyNot({ check: ask } as unknown as TableModel);
		why.ask(['plan tax Kii']);
		why.tell(rule('SH-5'));
		answers[0]!(null);
		await vi.advanceTimersByTimeAsync(0);
		expect(why.refusal?.rule).toBe('SH-5');
	});
});
