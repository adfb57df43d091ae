/** Cards are dragged to a field, from one to another, or back. */
import type { Attachment } from 'svelte/attachments';
import { draggable, placeAt } from '../../look/dragging';
import type { ShogunPlay } from './play.svelte';

/** `field` is where the card lies; null in hand. */
export function dragCard(
	play: ShogunPlay,
	card: string,
	field: string | null,
): Attachment<HTMLElement> {
	return draggable({
		may: ({ touch, across, along }) => {
			// Sideways a finger scrolls the row of cards.
			const scrolls = field === null && touch && Math.abs(along) < Math.abs(across);
			return play.table.live && play.planning && !scrolls;
		},
		lift: () => (play.held = card),
		drop: (event) => {
			const to = placeAt('field', event);
			if (to !== null) play.lay(to, card);
			else if (field !== null) play.takeOff(field);
			else play.held = null;
		},
		back: () => (play.held = null),
	});
}
