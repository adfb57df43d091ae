import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { slow } from '../testing/slow';
import type { TableModel } from './model';
import type { Refusal } from './shapes';
import { WhyNot } from './whyNot.svelte';

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
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
