/** Cards are dragged with a mouse or a finger: to a province, from one to another, or back. */
import type { Attachment } from 'svelte/attachments';
import type { SunTzuPlay } from './play.svelte';

const A_DRAG = 10;

export function draggable(play: SunTzuPlay, uid: string): Attachment<HTMLElement> {
	return (card) => {
		let from: { x: number; y: number; touch: boolean } | null = null;
		let dragged = false;

		const down = (event: PointerEvent) => {
			if (event.button !== 0 || !play.table.live || !play.planning) return;
			from = { x: event.clientX, y: event.clientY, touch: event.pointerType !== 'mouse' };
			dragged = false;
			card.setPointerCapture?.(event.pointerId);
		};
		const move = (event: PointerEvent) => {
			if (from === null) return;
			const across = event.clientX - from.x;
			const along = event.clientY - from.y;
			if (!dragged) {
				if (Math.hypot(across, along) < A_DRAG) return;
				dragged = true;
				play.reveal.finish();
				play.held = uid;
				play.explained = null;
				card.dataset.dragged = '';
			}
			card.style.translate = `${across}px ${along}px`;
		};
		const end = () => {
			from = null;
			card.style.translate = '';
			delete card.dataset.dragged;
		};
		const up = (event: PointerEvent) => {
			const dropped = dragged;
			end();
			if (!dropped) return;
			const province = provinceAt(event);
			if (province !== null) play.lay(province, uid);
			else if (play.cardAt(card.dataset.slot ?? '') !== null) play.takeBack(uid);
			else play.held = null;
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
		card.addEventListener('pointerdown', down);
		card.addEventListener('pointermove', move);
		card.addEventListener('pointerup', up);
		card.addEventListener('pointercancel', cancel);
		card.addEventListener('click', click, { capture: true });
		return () => {
			end();
			card.removeEventListener('pointerdown', down);
			card.removeEventListener('pointermove', move);
			card.removeEventListener('pointerup', up);
			card.removeEventListener('pointercancel', cancel);
			card.removeEventListener('click', click, { capture: true });
		};
	};
}

function provinceAt({ clientX, clientY }: PointerEvent): string | null {
	for (const place of document.querySelectorAll<HTMLElement>('[data-province]')) {
		const { left, right, top, bottom } = place.getBoundingClientRect();
		if (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom) {
			return place.dataset.province ?? null;
		}
	}
	return null;
}
