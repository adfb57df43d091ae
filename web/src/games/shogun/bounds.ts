/** How much of the map provinces take up. */
import { PLACES } from './map';

export interface Bounds {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Of all these together; null of none. */
export function boundsOf(names: readonly string[]): Bounds | null {
	const numbers = names.flatMap((name) => PLACES[name]?.path.match(/[\d.]+/g) ?? []).map(Number);
	if (numbers.length === 0) return null;
	const across = numbers.filter((_, at) => at % 2 === 0);
	const along = numbers.filter((_, at) => at % 2 === 1);
	return {
		left: Math.min(...across),
		top: Math.min(...along),
		right: Math.max(...across),
		bottom: Math.max(...along),
	};
}
