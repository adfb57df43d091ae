/** Trying something again: with patience, and not all at once when a server comes back. */

const FIRST = 1_000;
const LONGEST = 8_000;

interface Wanted {
	/** Seconds that the server asks for, if it does. */
	readonly retryAfter?: number | null;
	/** Milliseconds before the second try; each wait after it is twice as long. */
	readonly first?: number;
}

/** Milliseconds to wait after so many failures: the first one counts as 0. */
export function pause(failures: number, { retryAfter, first = FIRST }: Wanted = {}): number {
	const own = Math.min(LONGEST, first * 2 ** failures) * (0.75 + Math.random() / 2);
	return Math.max(own, (retryAfter ?? 0) * 1_000);
}
