import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { partByPart } from './partByPart.svelte';

const FRAME = 17;

test('one part more after each frame, until all are there', () => {
	vi.useFakeTimers();
	let shown = () => 0;
	const end = $effect.root(() => {
		shown = partByPart(() => 2);
	});
	const seen: number[] = [];
	for (let frame = 0; frame < 4; frame += 1) {
		flushSync();
		seen.push(shown());
		vi.advanceTimersByTime(FRAME);
	}
	end();
	expect(seen).toEqual([0, 1, 2, 2]);
});
