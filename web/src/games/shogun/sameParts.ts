/** What is told anew, with all parts that are as before being the very same: whoever draws them sees at a
 * glance that nothing is to be done. What has come is changed for that. */
export function sameParts<T>(before: unknown, now: T): T {
	if (!isWhole(before) || !isWhole(now) || Array.isArray(before) !== Array.isArray(now)) return now;
	return takeOver(before, now) ? (before as T) : now;
}

/** Is all of it as before? */
function takeOver(before: Record<string, unknown>, now: Record<string, unknown>): boolean {
	const names = Object.keys(now);
	let same = names.length === Object.keys(before).length;
	for (const name of names) {
		const part = (now[name] = sameParts(before[name], now[name]));
		same &&= name in before && part === before[name];
	}
	return same;
}

function isWhole(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}

/** The same for one thing that is told again and again. */
export function keeping<T>(): (now: T) => T {
	let before: T | undefined;
	return (now) => (before = sameParts(before, now));
}
