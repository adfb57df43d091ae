/** The scale that all intervals of a list are drawn on. */
interface Rated {
	readonly rating: number;
	readonly deviation: number;
}

export interface Scale {
	readonly least: number;
	readonly most: number;
}

const STEP = 100;

/** From the lowest end of an interval to the highest, in full hundreds. */
export function scaleOf(rows: readonly Rated[]): Scale {
	const least = Math.min(...rows.map(({ rating, deviation }) => rating - deviation));
	const most = Math.max(...rows.map(({ rating, deviation }) => rating + deviation));
	if (!rows.length) return { least: 0, most: STEP };
	return { least: Math.floor(least / STEP) * STEP, most: Math.ceil(most / STEP) * STEP };
}

/** Where on the scale, in percent. */
export function placeOn({ least, most }: Scale, points: number): number {
	return (100 * (points - least)) / Math.max(1, most - least);
}
