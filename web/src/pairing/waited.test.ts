import { afterAll, expect, test } from 'vitest';
import { texts } from '../texts/texts.svelte';
import { waitedFor } from './waited';

afterAll(() => texts.load('en'));

test.each([
	['en', '1 h', '2 d'],
	['hu', '1 ó', '2 n'],
] as const)('seconds, then minutes, hours and days: %s', async (language, hour, days) => {
	await texts.load(language);
	const times = [-5, 24_000, 65_000, 3_700_000, 200_000_000];
	expect(times.map(waitedFor)).toEqual(['0:00', '0:24', '1:05', hour, days]);
});
