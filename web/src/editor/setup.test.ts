import { afterEach, expect, test, vi } from 'vitest';
import { api, type PositionOut } from '../api/client';
import { refused } from '../testing/refused';
import { textsOf } from '../texts/texts.svelte';
import { PositionSetup } from './setup.svelte';

const DEALT = { seats: 2, options: {}, position: null };
const setup = new PositionSetup('chuhan', textsOf('chuhan'));

afterEach(() => setup.close());

test('a position is asked about until the server answers, and only the last one', async () => {
	vi.useFakeTimers();
	const why = { why: 'No.', message: 'no' };
	const answer = { ...DEALT, refused: why } as unknown as PositionOut;
	const asked = vi.spyOn(api, 'position').mockRejectedValueOnce(refused('Offline'));
	asked.mockResolvedValue(answer);
	setup.change(DEALT);
	await vi.advanceTimersByTimeAsync(0);
	expect(setup.refused?.why).not.toBe('No.');
	await vi.advanceTimersByTimeAsync(2_000);
	expect(setup.refused).toEqual(why);
	asked.mockRejectedValueOnce(refused('Offline'));
	setup.change({ ...DEALT, seats: 3 });
	setup.change(DEALT);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(asked.mock.lastCall![0].seats).toBe(2);
	expect(asked).toHaveBeenCalledTimes(4);
});
