/** Who sits where, in words. */
import type { SeatOut } from '../api/client';
import { rivalName } from '../rivals/rivals.svelte';
import type { Texts } from '../texts/texts.svelte';

/** The name of who sits there: a person's own, a rival's, or that the seat is free. */
export function nameOf(
	seats: readonly SeatOut[] | undefined,
	at: number,
	game: string,
	text: Texts,
): string {
	const seat = seats?.[at];
	if (!seat) return '';
	if (seat.kind === 'person') return personName(seat.name, text);
	if (seat.kind === 'bot') return rivalName(game, seat.bot ?? '', text, doubleAt(seats, at));
	return seat.name ? text.say('web-kept-for', { name: seat.name }) : text.say('web-free-seat');
}

/**
 * The same rival sits at a table more than once: from the second time on it is one of its
 * companions, another each time. 0: it is itself.
 */
export function doubleAt(seats: readonly Pick<SeatOut, 'kind' | 'bot'>[], at: number): number {
	const isDouble = seats.map(
		({ kind, bot }, nth) => kind === 'bot' && seats.findIndex((seat) => seat.bot === bot) < nth,
	);
	return isDouble[at] ? isDouble.slice(0, at + 1).filter(Boolean).length : 0;
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
