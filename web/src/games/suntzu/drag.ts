/** Cards are dragged to a province, from one to another, or back. */
import type { Attachment } from 'svelte/attachments';
import { draggable, placeAt } from '../../look/dragging';
import type { SunTzuPlay } from './play.svelte';

/** `slot` is where the card lies; null in hand. */
export function dragCard(
	play: SunTzuPlay,
	uid: string,
	slot: string | null,
): Attachment<HTMLElement> {
	return draggable({
		may: () => play.table.live && play.planning,
		lift: () => {
			play.held = uid;
			play.tip.hide();
		},
		drop: (event) => {
			const province = placeAt('province', event);
			if (province !== null) play.lay(province, uid);
			else if (slot !== null) play.takeBack(uid);
			else play.held = null;
		},
		back: () => (play.held = null),
	});
}
