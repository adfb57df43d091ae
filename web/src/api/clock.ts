/** The server's clock, as its answers tell it: that of a computer may be minutes off. */

/** So far off it may be: the answer was under way, and tells whole seconds. */
const NEAR = 2_000;
/** Milliseconds by which the server's clock is ahead of ours. */
let ahead = 0;

export function hearClock({ headers }: Response): void {
	const told = Date.parse(headers.get('Date') ?? '');
	if (Math.abs(told - serverNow()) > NEAR) ahead = told - Date.now();
}

/** Milliseconds since 1970, by the server. */
export function serverNow(): number {
	return Date.now() + ahead;
}
