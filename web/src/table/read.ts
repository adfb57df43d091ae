/** How far each chat has been read in this browser; only the newest ones are remembered. */
const KEPT_AS = 'tenka-chat-read';
const REMEMBERED = 100;

export function readUpTo(room: string): number {
	return Number(kept().get(room)) || 0;
}

export function rememberRead(room: string, number: number): void {
	const all = kept();
	all.delete(room);
	const newest = [...all, [room, number]].slice(-REMEMBERED);
	try {
		localStorage.setItem(KEPT_AS, JSON.stringify(Object.fromEntries(newest)));
	} catch {
		return; // a browser may forbid it; then a page forgets
	}
}

function kept(): Map<string, unknown> {
	try {
		return new Map(Object.entries(JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as object));
	} catch {
		return new Map();
	}
}
