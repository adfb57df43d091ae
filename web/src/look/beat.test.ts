import { beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { beat } from './beat';

const animate = vi.fn();
let figure: HTMLElement;

beforeEach(() => {
	animate.mockClear();
	vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
	settings.motion = 'system';
	figure = document.createElement('b');
	figure.animate = animate;
});

it('beats once for each change, and not when it is first seen', () => {
	for (const shown of [3, 3, 5, 5]) beat(shown)(figure);
	expect(animate).toHaveBeenCalledTimes(1);
	expect(animate.mock.calls[0]![1].duration).toBeLessThanOrEqual(400);
});

it.each([
	[10, '1.3'],
	[80, '1.1'],
])('grows by few pixels, however wide it is: %i', (width, largest) => {
	vi.spyOn(figure, 'offsetWidth', 'get').mockReturnValue(width);
	for (const shown of [3, 5]) beat(shown)(figure);
	expect(animate.mock.lastCall![0].scale).toEqual(['1', largest, '1']);
});

it('rests where nothing may move', () => {
	settings.motion = 'none';
	for (const shown of [3, 5]) beat(shown)(figure);
	expect(animate).not.toHaveBeenCalled();
});
