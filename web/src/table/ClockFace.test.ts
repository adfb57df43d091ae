import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ClockFace from './ClockFace.svelte';
import { texts } from '../texts/texts.svelte';
import { shownTime } from './time';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
	[0, '0:00'],
	[9.2, '0:10'],
	[407, '6:47'],
	[3750, '1:02:30'],
	[-3, '0:00'],
])('%d seconds are %s', (seconds, shown) => {
	expect(shownTime(seconds)).toBe(shown);
});

test.each([
	['en', '2 d 5 h'],
	['pl', '2 d 5 h'],
	['hu', '2 nap 5 ó'],
] as const)('%s: days and hours', async (language, shown) => {
	await texts.load(language);
	expect(shownTime(190_800)).toBe(shown);
});

test('it runs on between two messages, and never below zero', async () => {
	render(ClockFace, { left: 62, running: true, at: performance.now(), label: 'Time of Han' });
	const clock = screen.getByRole('timer', { name: 'Time of Han' });
	expect(clock.textContent?.trim()).toBe('1:02');
	await vi.advanceTimersByTimeAsync(3_000);
	expect(clock.textContent?.trim()).toBe('0:59');
	await vi.advanceTimersByTimeAsync(90_000);
	expect(clock.textContent?.trim()).toBe('0:00');
});

test('one that stands still stands still', async () => {
	render(ClockFace, { left: 62, running: false, at: performance.now(), label: 'Time of Chu' });
	await vi.advanceTimersByTimeAsync(5_000);
	expect(screen.getByRole('timer').textContent?.trim()).toBe('1:02');
});

test('where a connection is lost it stands until the grace is spent', async () => {
	const at = performance.now();
	render(ClockFace, { left: 62, running: true, grace: 10, at, label: 'Time of Chu' });
	const clock = screen.getByRole('timer');
	await vi.advanceTimersByTimeAsync(9_000);
	expect([clock.textContent?.trim(), clock.matches('.running')]).toEqual(['1:02', false]);
	await vi.advanceTimersByTimeAsync(4_000);
	expect([clock.textContent?.trim(), clock.matches('.running')]).toEqual(['0:59', true]);
});

test('a clock runs from news on that is younger than the last look at the time', () => {
	render(ClockFace, { left: 62, running: true, at: performance.now() + 5_000, label: 'Time' });
	expect(screen.getByRole('timer').textContent).toContain('1:02');
	expect(screen.getByRole('timer').classList).toContain('running');
});
