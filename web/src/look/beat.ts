/** A figure that changes beats once. Only for the eye: what it says is true at once. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { settings } from '../settings/settings.svelte';

const LASTS = 340;
const LARGEST = 1.3;
/** Beside a figure others stand: a word grows by no more pixels than this. */
const MOST = 8;
const figures = new WeakMap<Element, unknown>();

export function beat(figure: unknown): Attachment<HTMLElement> {
	return (element) => {
		const before = figures.get(element);
		figures.set(element, figure);
		if (before === undefined || before === figure || untrack(() => settings.still)) return;
		// How wide it is the next frame knows; to be asked for it now would cost a layout more.
		requestAnimationFrame(() => {
			const largest = Math.min(LARGEST, 1 + MOST / element.offsetWidth);
			element.animate(
				{ scale: ['1', String(largest), '1'] },
				{ duration: LASTS, easing: 'ease-out' },
			);
		});
	};
}
