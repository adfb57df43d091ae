/** Seconds as people read them: 6:47, 1:02:30, 2 d 5 h. */
import { texts } from '../texts/texts.svelte';

const DAY = 86_400;

export function shownTime(seconds: number): string {
	const whole = Math.ceil(Math.max(0, seconds));
	const hours = Math.floor(whole / 3600);
	if (whole >= DAY) {
		return texts.say('web-days-hours', { days: Math.floor(hours / 24), hours: hours % 24 });
	}
	const minutes = Math.floor(whole / 60) % 60;
	const two = (value: number) => String(value).padStart(2, '0');
	return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
