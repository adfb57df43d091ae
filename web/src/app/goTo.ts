/** From page to page by keyboard: g, then the letter of a page. */
import { router } from './router.svelte';

const PAGES: Readonly<Record<string, string>> = {
	h: '/',
	r: '/rivals',
	t: '/tournaments',
	l: '/leaderboard',
};
/** So many milliseconds the second key may take. */
const SOON = 1_500;

function isTyping(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}

/** Listens until the answer is called. */
export function goByKeys(): () => void {
	let pressed = -Infinity;
	const listen = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
		const page = PAGES[event.key];
		if (page && event.timeStamp - pressed < SOON) {
			event.preventDefault();
			router.go(page);
		}
		pressed = event.key === 'g' ? event.timeStamp : -Infinity;
	};
	document.addEventListener('keydown', listen);
	return () => document.removeEventListener('keydown', listen);
}
