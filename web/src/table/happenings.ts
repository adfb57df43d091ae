/** What happened at a table beside the moves, in words: undo, seats that changed hands, the end. */
import type { StateOut } from '../api/client';
import { seatName } from '../texts/telling';
import type { Texts } from '../texts/texts.svelte';

export type Happening = StateOut['happenings'][number];

/** So long it is said that a move was taken back, in milliseconds. */
export const SAID_FOR = 6_000;

export function tellHappening(text: Texts, { event, seat, why }: Happening): string {
	const who = seat === null || seat === undefined ? '' : seatName(text, seat);
	if (event === 'undone')
		return text.say(who ? 'web-happened-undone' : 'web-happened-back', { who });
	if (event === 'bot_took_seat' && why) return text.say(`web-happened-bot-${why}`, { who });
	return text.say(`web-happened-${event}`, { who });
}
