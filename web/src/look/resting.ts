/** Something that tells more of itself: to a mouse that rests, a finger that holds, a keyboard. */
import type { Attachment } from 'svelte/attachments';
import { DRAG_STARTS_AT } from './dragging';
import { listen } from './listening';

const RESTING = 300;
const HOLDING = 400;

export function resting(
	show: (beside: HTMLElement) => void,
	hide: (beside: HTMLElement) => void,
): Attachment<HTMLElement> {
	return (beside) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let from: { x: number; y: number } | null = null;
		/** A finger has held it: what follows is no click, though the browser says so. */
		let isHeld = false;

		const wait = (after: number) => {
			clearTimeout(timer);
			timer = setTimeout(() => {
				isHeld = from !== null;
				show(beside);
			}, after);
		};
		const end = () => {
			clearTimeout(timer);
			from = null;
			hide(beside);
		};
		const deaf = listen(beside, {
			pointerenter: ({ pointerType }) => pointerType === 'mouse' && wait(RESTING),
			pointerleave: end,
			pointerdown: ({ pointerType, clientX, clientY }) => {
				isHeld = false;
				if (pointerType === 'mouse') return;
				from = { x: clientX, y: clientY };
				wait(HOLDING);
			},
			pointermove: ({ buttons, clientX, clientY, pointerType }) => {
				// What is dragged is known.
				if (pointerType === 'mouse' && buttons > 0) end();
				else if (from && Math.hypot(clientX - from.x, clientY - from.y) > DRAG_STARTS_AT) end();
			},
			pointerup: ({ pointerType }) => pointerType !== 'mouse' && end(),
			pointercancel: end,
			contextmenu: (event) => from && event.preventDefault(),
			click: (event) => {
				if (!isHeld) return;
				isHeld = false;
				event.preventDefault();
				event.stopImmediatePropagation();
			},
			focus: () => beside.matches(':focus-visible') && wait(RESTING),
			blur: end,
		});
		return () => {
			end();
			deaf();
		};
	};
}
