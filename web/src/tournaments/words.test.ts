import { expect, test } from 'vitest';
import { Texts } from '../texts/texts.svelte';
import { countedPoints, lookOf, shownPoints, timeLeft, winners } from './words';
import type { RankedPlayer } from './requests';

test('points have halves', () => {
	expect([0, 0.5, 1, 2.5].map(shownPoints)).toEqual(['0', '½', '1', '2½']);
});

test.each([
	['en', ['½ point', '1 point', '1½ points', '2 points']],
	['pl', ['½ punktu', '1 punkt', '1½ punktu', '2 punkty']],
	['hu', ['½ pont', '1 pont', '1½ pont', '2 pont']],
] as const)('%s: so many points', async (language, told) => {
	const texts = new Texts(null);
	await texts.load(language);
	expect([0.5, 1, 1.5, 2].map((points) => countedPoints(points, texts))).toEqual(told);
});

test('results have looks', () => {
	expect([1, 0.5, 0, 'bye', 'on', 'none'].map((each) => lookOf(each as number, 2))).toEqual([
		'won',
		'half',
		'lost',
		'bye',
		'on',
		'none',
	]);
	expect([4, 2, 0].map((each) => lookOf(each, 4))).toEqual(['won', 'some', 'lost']);
	expect([4, 2, 1, 0].map((each) => lookOf(each, 2, true))).toEqual(['won', 'won', 'half', 'lost']);
	expect([4, 2, 1, 0].map((each) => lookOf(each, 3, true))).toEqual([
		'won',
		'some',
		'some',
		'lost',
	]);
});

test('time is left in whole minutes', () => {
	expect(timeLeft(2 * 86400 + 3 * 3600 + 24 * 60)).toEqual({ days: 2, hours: 3, minutes: 24 });
	expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 1 });
	expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0 });
});

test('the first place may be shared', () => {
	const rows = [1, 1, 3].map((place) => ({ place }) as RankedPlayer);
	expect(winners(rows).length).toBe(2);
});
