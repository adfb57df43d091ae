import { expect, test, vi } from 'vitest';
import { inTurn } from './inTurn';

test('one a frame, in the order of asking', async () => {
	const frames: FrameRequestCallback[] = [];
	vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
	const drawn: number[] = [];
	const all = [1, 2].map((each) => inTurn().then(() => drawn.push(each)));
	await vi.waitFor(() => expect(frames).toHaveLength(1));
	expect(drawn).toEqual([]);
	frames.shift()!(0);
	await all[0];
	expect(drawn).toEqual([1]);
	await vi.waitFor(() => expect(frames).toHaveLength(1));
	frames.shift()!(0);
	await all[1];
	expect(drawn).toEqual([1, 2]);
});
