/** Loads the page anew; but not again and again, if that does not help. */
const KEPT_AS = 'tenka-reloaded';
const NOT_WITHIN = 20_000;

export function reloadOnce(): void {
	const last = Number(sessionStorage.getItem(KEPT_AS) ?? 0);
	if (Date.now() - last < NOT_WITHIN) return;
	sessionStorage.setItem(KEPT_AS, String(Date.now()));
	location.reload();
}
