import { texts } from '../texts/texts.svelte';

/** How long somebody has waited, as minutes and seconds. */
export function waitedFor(milliseconds: number): string {
	const seconds = Math.max(0, Math.floor(milliseconds / 1000));
	const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600)];
	if (days) return texts.say('web-short-days', { days });
	if (hours) return texts.say('web-short-hours', { hours });
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
