/** Listeners of an attachment. */
import { on } from 'svelte/events';

type Listeners = {
	readonly [kind in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[kind]) => unknown;
};

/**
 * Hears these events; a click before the element's own listeners do. What is returned ends it.
 * By Svelte's `on`, since an element that is removed loses the focus in the middle of an update,
 * and what hears of it may change what is shown.
 */
export function listen(element: HTMLElement, listeners: Listeners): () => void {
	const ends = Object.entries(listeners).map(([kind, listener]) =>
		on(element, kind, listener as EventListener, { capture: kind === 'click' }),
	);
	return () => ends.forEach((end) => end());
}
