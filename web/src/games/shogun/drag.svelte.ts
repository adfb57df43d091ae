/** Cards are dragged with a mouse or a finger: to a field, from one to another, or back. */
import type { Attachment } from 'svelte/attachments';
import type { ShogunPlay } from './play.svelte';

const A_DRAG = 10;

/** `field` is where the card lies; null in hand. */
export function draggable(
	play: ShogunPlay,
	card: string,
	field: string | null,
): Attachment<HTMLElement> {
	return (element) => {
		let from: { x: number; y: number } | null = null;
		let dragged = false;

		const down = (event: PointerEvent) => {
			if (event.button !== 0 || !play.table.live || !play.planning) return;
			from = { x: event.clientX, y: event.clientY };
			dragged = false;
		};
		const move = (event: PointerEvent) => {
			if (from === null) return;
			const across = event.clientX - from.x;
			const along = event.clientY - from.y;
			if (!dragged) {
				if (Math.hypot(across, along) < A_DRAG) return;
				// Sideways a finger scrolls the row of cards.
				if (field === null && event.pointerType !== 'mouse' && Math.abs(along) < Math.abs(across)) {
					from = null;
					return;
				}
				dragged = true;
				element.setPointerCapture?.(event.pointerId);
				play.held = card;
				element.dataset.dragged = '';
			}
			element.style.translate = `${across}px ${along}px`;
		};
		const end = () => {
			from = null;
			element.style.translate = '';
			delete element.dataset.dragged;
		};
		const up = (event: PointerEvent) => {
			const dropped = dragged;
			end();
			if (!dropped) return;
			const to = fieldAt(event);
			// After the click that the browser still sends: what hears it must be there as before.
			setTimeout(() => {
				if (to !== null) play.lay(to, card);
				else if (field !== null) play.takeOff(field);
				else play.held = null;
			});
		};
		/** What was a drag is no click, though the browser says so. */
		const click = (event: MouseEvent) => {
			if (!dragged) return;
			dragged = false;
			event.preventDefault();
			event.stopImmediatePropagation();
		};
		const cancel = () => {
			if (dragged) play.held = null;
			dragged = false;
			end();
		};
		element.addEventListener('pointerdown', down);
		element.addEventListener('pointermove', move);
		element.addEventListener('pointerup', up);
		element.addEventListener('pointercancel', cancel);
		element.addEventListener('click', click, { capture: true });
		return () => {
			end();
			element.removeEventListener('pointerdown', down);
			element.removeEventListener('pointermove', move);
			element.removeEventListener('pointerup', up);
			element.removeEventListener('pointercancel', cancel);
			element.removeEventListener('click', click, { capture: true });
		};
	};
}

function fieldAt({ clientX, clientY }: PointerEvent): string | null {
	for (const place of document.querySelectorAll<HTMLElement>('[data-field]')) {
		if (place.dataset.dragged !== undefined) continue;
		const { left, right, top, bottom } = place.getBoundingClientRect();
		if (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom) {
			return place.dataset.field ?? null;
		}
	}
	return null;
}
