/** Has the browser run our worker (build/sw.js): it keeps the page for when there is no network. */
import { router } from '../app/router.svelte';

/** A page that stays open asks so often whether there is a new build. */
const LOOK_AFTER = 3_600_000;

export function keepWorker(): void {
	if (!('serviceWorker' in navigator)) return; // not without https
	const { serviceWorker } = navigator;
	// The first worker is of the same build as the page.
	let ours = serviceWorker.controller === null;
	serviceWorker.addEventListener('controllerchange', () => {
		if (!ours) router.outdated = true;
		ours = false;
	});
	// Without it everything works as well, as long as there is a network.
	serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(
		(worker) => setInterval(() => void worker.update().catch(() => undefined), LOOK_AFTER),
		() => undefined,
	);
}
