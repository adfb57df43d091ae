/** Where the points of a rating's graph lie, in percent of its width and height. */
export interface Point {
	readonly at: number;
	readonly rating: number;
	readonly deviation: number;
}

export interface Graph {
	/** Ratings at which a line is drawn across. */
	readonly lines: readonly number[];
	/** Times that are named below. */
	readonly days: readonly number[];
	readonly x: (at: number) => number;
	readonly y: (rating: number) => number;
	/** Is a rating within the picture? */
	readonly holds: (rating: number) => boolean;
	readonly path: string;
	readonly band: string;
}

const STEP = 200;
const DAYS = 4;
const DAY = 86_400;

/** With the nearest of `others` above and below, so that the numbers mean something. */
export function graphOf(points: readonly Point[], others: readonly number[]): Graph {
	const lowest = Math.min(...points.map(({ rating, deviation }) => rating - deviation));
	const highest = Math.max(...points.map(({ rating, deviation }) => rating + deviation));
	const below = Math.max(...others.filter((each) => each < lowest), -Infinity);
	const above = Math.min(...others.filter((each) => each > highest), Infinity);
	const least = Math.floor(Math.min(lowest, Number.isFinite(below) ? below : lowest) / STEP) * STEP;
	const most = Math.ceil(Math.max(highest, Number.isFinite(above) ? above : highest) / STEP) * STEP;
	const first = points[0]?.at ?? 0;
	const span = (points.at(-1)?.at ?? 0) - first;
	const x = (at: number) => (span ? (100 * (at - first)) / span : 50);
	const y = (rating: number) => (100 * (most - rating)) / Math.max(STEP, most - least);
	const spot = (at: number, rating: number) => `${x(at).toFixed(2)} ${y(rating).toFixed(2)}`;
	const upper = points.map(({ at, rating, deviation }) => spot(at, rating + deviation));
	const lower = points.map(({ at, rating, deviation }) => spot(at, rating - deviation));
	const count = Math.max(1, Math.min(DAYS, Math.floor(span / DAY) + 1));
	return {
		lines: Array.from({ length: (most - least) / STEP + 1 }, (_, at) => most - at * STEP),
		days: Array.from({ length: count }, (_, at) => first + (span * at) / Math.max(1, count - 1)),
		x,
		y,
		holds: (rating) => rating >= least && rating <= most,
		path: points.length ? `M${points.map(({ at, rating }) => spot(at, rating)).join('L')}` : '',
		band: points.length ? `M${[...upper, ...lower.toReversed()].join('L')}Z` : '',
	};
}
