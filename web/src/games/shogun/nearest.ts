/** The province that an arrow key leads to. */
import { PLACES } from './map';

/** How much a step aside counts more than one ahead. */
const ASIDE = 2;

/** The nearest one in a direction; the same where there is none. */
export function nearestTo(
	from: string,
	across: number,
	along: number,
	among: readonly string[],
): string {
	const [x, y] = PLACES[from]!.at;
	let best = from;
	let least = Infinity;
	for (const name of among) {
		if (name === from) continue;
		const { at } = PLACES[name]!;
		const ahead = (at[0] - x) * across + (at[1] - y) * along;
		const aside = Math.abs((at[0] - x) * along) + Math.abs((at[1] - y) * across);
		if (ahead <= 0) continue;
		const cost = ahead + ASIDE * aside;
		if (cost < least) [best, least] = [name, cost];
	}
	return best;
}
