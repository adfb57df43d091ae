/** Something that is dragged with a mouse or a finger, and dropped somewhere. */
import type { Attachment } from 'svelte/attachments';
import { listen } from './listening';

/** A pointer that has moved less than that still clicks, or holds. */
export const DRAG_STARTS_AT = 10;

export interface Moved {
	readonly touch: boolean;
	readonly across: number;
	readonly along: number;
}

export interface Drag {
	/** Is it a drag, now that the pointer has moved so far? */
	readonly may: (moved: Moved) => boolean;
	/** What a finger does there that does not drag: it slides along. Else it scrolls the page. */
	readonly slide?: (event: PointerEvent) => void;
	readonly lift: () => void;
	/** It is so far from where it was; else the element itself follows the pointer. */
	readonly follow?: (across: number, along: number) => void;
	readonly drop: (event: PointerEvent) => void;
	/** Nothing is dropped, or slid along, any more. */
	readonly back: () => void;
}

export function draggable(drag: Drag): Attachment<HTMLElement> {
	return (element) => {
		let from: { x: number; y: number } | null = null;
		let does: 'nothing' | 'drag' | 'slide' = 'nothing';

		const follow =
			drag.follow ??
			((across, along) => {
				element.dataset.dragged = '';
				element.style.translate = `${across}px ${along}px`;
			});
		const end = () => {
			from = null;
			element.style.translate = '';
			delete element.dataset.dragged;
		};
		const begin = (event: PointerEvent, moved: Moved) => {
			if (drag.may(moved)) {
				does = 'drag';
				element.setPointerCapture?.(event.pointerId);
				drag.lift();
			} else if (drag.slide && moved.touch) does = 'slide';
			else from = null;
		};
		const deaf = listen(element, {
			pointerdown: (event) => {
				does = 'nothing';
				from = event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
				// A finger may still scroll; a quick mouse would leave a small thing behind.
				if (from && event.pointerType === 'mouse') element.setPointerCapture?.(event.pointerId);
			},
			pointermove: (event) => {
				if (from === null) return;
				const across = event.clientX - from.x;
				const along = event.clientY - from.y;
				if (does === 'nothing') {
					if (Math.hypot(across, along) < DRAG_STARTS_AT) return;
					begin(event, { touch: event.pointerType !== 'mouse', across, along });
				}
				if (does === 'drag') follow(across, along);
				else if (does === 'slide') drag.slide?.(event);
			},
			pointerup: (event) => {
				end();
				// After the click that the browser still sends: what hears it must be there as before.
				if (does === 'drag') setTimeout(() => drag.drop(event));
				else if (does === 'slide') drag.back();
			},
			pointercancel: () => {
				if (does !== 'nothing') drag.back();
				does = 'nothing';
				end();
			},
			/** What was a drag is no click, though the browser says so. */
			click: (event) => {
				if (does === 'nothing') return;
				does = 'nothing';
				event.preventDefault();
				event.stopImmediatePropagation();
			},
		});
		return () => {
			if (from !== null && does !== 'nothing') drag.back();
			end();
			deaf();
		};
	};
}

/** What `data-NAME` says of the place under the pointer; null if it is over none. */
export function placeAt(name: string, { clientX, clientY }: PointerEvent): string | null {
	const under = [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)].find((place) => {
		const { left, right, top, bottom } = place.getBoundingClientRect();
		return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
	});
	return under?.dataset[name] ?? null;
}
