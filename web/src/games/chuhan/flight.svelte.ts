/** Cards are seen to go from hand to trick to discard: each element with `data-uid` flies there. */
import { tick } from 'svelte';

const DURATION = 220;
const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** To be called while a component is set up: whatever `changes` reads makes cards fly. */
export function flyOn(changes: () => unknown, still: () => boolean): void {
	$effect.pre(() => {
		changes();
		const before = still() ? null : placesNow();
		if (before !== null && before.size > 0) void tick().then(() => flyFrom(before));
	});
}

function pieces(): NodeListOf<HTMLElement> {
	return document.querySelectorAll<HTMLElement>('[data-uid]');
}

/** Where the cards are by their `uid`, and where hidden ones would come from: a hand, the pile. */
function placesNow(): Map<string, DOMRect | undefined> {
	const origins = [...document.querySelectorAll<HTMLElement>('[data-origin]')];
	return new Map([
		...origins.map((origin) => [origin.dataset.origin ?? '', middleCard(origin)] as const),
		...[...pieces()].map(
			(piece) => [piece.dataset.uid ?? '', piece.getBoundingClientRect()] as const,
		),
	]);
}

/** A card leaves a fan at its own size, not at that of the fan. */
function middleCard({ children }: Element): DOMRect | undefined {
	return children[Math.floor(children.length / 2)]?.getBoundingClientRect();
}

function flyFrom(before: ReadonlyMap<string, DOMRect | undefined>): void {
	for (const piece of pieces()) {
		const from = before.get(piece.dataset.uid ?? '') ?? before.get(piece.dataset.from ?? '');
		const to = piece.getBoundingClientRect();
		if (from === undefined || to.width === 0 || from.width === 0) continue;
		const across = from.x + from.width / 2 - (to.x + to.width / 2);
		const down = from.y + from.height / 2 - (to.y + to.height / 2);
		if (Math.hypot(across, down) < 2) continue;
		const start = {
			translate: `${across}px ${down}px`,
			scale: String(from.width / to.width),
		};
		piece.animate([start, { translate: '0 0', scale: '1' }], { duration: DURATION, easing: EASE });
	}
}
