import { afterEach, expect, test, vi } from 'vitest';
import { api, type TableOut } from '../api/client';
import { refused } from '../testing/refused';
import { turns } from './turns.svelte';

afterEach(() => vi.useRealTimers());

test('what cannot be learned while the server is away is asked for again', async () => {
	vi.useFakeTimers();
	const mine = vi.spyOn(api, 'mine').mockRejectedValueOnce(refused('Offline'));
	mine.mockResolvedValue([{ my_turn: true }, { my_turn: false }] as TableOut[]);
	const end = turns.watch();
	await vi.advanceTimersByTimeAsync(1_000);
	expect(turns.count).toBe(0);
	await vi.advanceTimersByTimeAsync(40_000);
	expect(turns.count).toBe(1);
	end();
});
