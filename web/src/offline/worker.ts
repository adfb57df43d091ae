/** Has the browser run our worker (build/sw.js): it keeps the page for when there is no network. */
export function keepWorker(): void {
	if (!('serviceWorker' in navigator)) return; // not without https
	// Without it everything works as well, as long as there is a network.
	navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}
