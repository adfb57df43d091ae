/** What was agreed about time at a table, in words. */
import type { TableOut } from '../api/client';
import { texts } from '../texts/texts.svelte';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export function timeTerms({ pace, clock }: Pick<TableOut, 'pace' | 'clock'>): string[] {
	const live = pace === 'live';
	const [bank, increment, grace] = [clock?.bank, clock?.increment, clock?.grace].map(Number);
	const told = [texts.say(live ? 'web-pace-live' : 'web-pace-correspondence')];
	if (!clock) return [...told, texts.say('web-clock-none')];
	told.push(
		live
			? texts.say('web-clock-live', { minutes: round(bank! / MINUTE), seconds: increment! })
			: texts.say('web-clock-slow', { days: round(bank! / DAY), more: round(increment! / DAY) }),
	);
	return grace ? [...told, texts.say('web-grace.terms', { seconds: grace })] : told;
}

const round = (number: number) => Math.round(number * 10) / 10;
