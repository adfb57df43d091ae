/** Who sits where, in words. */
import type { SeatOut } from '../api/client';
import type { Texts } from '../texts/texts.svelte';

/** The name of who sits there: a person's own, a bot's kind, or that the seat is free. */
export function nameOf(seat: SeatOut | undefined, text: Texts): string {
	if (!seat) return '';
	if (seat.kind === 'person') return personName(seat.name, text);
	if (seat.kind === 'bot') return botName(seat.bot ?? '', text);
	return seat.name ? text.say('web-kept-for', { name: seat.name }) : text.say('web-free-seat');
}

/** A person's own name; one who has deleted himself has an empty one. */
export function personName(name: string | null, text: Texts): string {
	if (name === '') return text.say('web-former-player');
	return name ?? text.say('web-somebody');
}

export function botName(bot: string, text: Texts): string {
	const key = `web-bot-${bot}`;
	return text.has(key) ? text.say(key) : bot;
}
