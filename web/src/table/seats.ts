/** Who sits where, in words. */
import type { SeatOut } from '../api/client';
import { rivalName } from '../rivals/rivals.svelte';
import type { Texts } from '../texts/texts.svelte';

/** The name of who sits there: a person's own, a rival's, or that the seat is free. */
export function nameOf(seat: SeatOut | undefined, game: string, text: Texts): string {
	if (!seat) return '';
	if (seat.kind === 'person') return personName(seat.name, text);
	if (seat.kind === 'bot') return rivalName(game, seat.bot ?? '', text);
	return seat.name ? text.say('web-kept-for', { name: seat.name }) : text.say('web-free-seat');
}

/** A person's own name; one who has deleted himself has an empty one. */
export function personName(name: string | null, text: Texts): string {
	if (name === '') return text.say('web-former-player');
	return name ?? text.say('web-somebody');
}

/** The bot that plays there; null: a person, or nobody. */
export function botOf(seat: SeatOut | undefined): string | null {
	return seat?.kind === 'bot' ? (seat.bot ?? '') : null;
}
