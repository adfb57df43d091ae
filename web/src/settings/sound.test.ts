import { expect, test } from 'vitest';
import { Settings } from './settings.svelte';

test('sound is on, off where nothing may move, and as was asked for from then on', () => {
	const here = new Settings();
	expect(here.sound).toBe(true);
	here.motion = 'none';
	expect(here.sound).toBe(false);
	here.sound = true;
	here.apply();
	expect([here.still, new Settings().sound]).toEqual([true, true]);
});
