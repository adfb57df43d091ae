import { expect, test } from 'vitest';
import type { GameOut } from '../api/client';
import { Texts } from '../texts/texts.svelte';
import { choose, told, valueOf } from './options';

const SHOGUN = {
	options: {
		board: { default: 'sun', default_by: {}, choices: ['sun', 'moon'] },
		setup: {
			default: 'preset',
			default_by: { board: { sun: 'preset', moon: 'draft' } },
			choices: ['preset', 'draft'],
		},
	},
} as unknown as GameOut;

test('a default that depends on another option is shown as it will be', () => {
	expect(valueOf(SHOGUN, {}, 'setup')).toBe('preset');
	expect(valueOf(SHOGUN, { board: 'moon' }, 'setup')).toBe('draft');
	expect(valueOf(SHOGUN, { setup: 'draft' }, 'setup')).toBe('draft');
});

test('the options as they stand, in words', async () => {
	const own = new Texts('shogun');
	await own.load('en');
	expect(told(SHOGUN, own, {})).toEqual(['Sun', 'From the set-up table']);
	expect(told(SHOGUN, own, { board: 'moon' })).toEqual(['Moon', 'Draft']);
	const plain = new Texts();
	await plain.load('en');
	expect(told(SHOGUN, plain, {})).toEqual(['board: sun', 'setup: preset']);
});

test('what was chosen goes with that on which it depends', () => {
	const chosen = choose(SHOGUN, {}, 'setup', 'preset');
	expect(chosen).toEqual({ setup: 'preset' });
	expect(choose(SHOGUN, chosen, 'board', 'moon')).toEqual({ board: 'moon' });
	expect(choose(SHOGUN, { board: 'moon' }, 'setup', 'draft')).toEqual({
		board: 'moon',
		setup: 'draft',
	});
});
