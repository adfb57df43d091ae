import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { partByPart } from './partByPart.svelte';

test('one part more in each task, until all are there', () => {
	vi.useFakeTimers();
	let shown = () => 0;
	const end = $effect.root(() => {
		shown = partByPart(() => 2);
	});
	const seen: number[] = [];
	for (let task = 0; task < 4; task += 1) {
		flushSync();
		seen.push(shown());
		vi.runOnlyPendingTimers();
	}
	end();
	expect(seen).toEqual([0, 1, 2, 2]);
});
