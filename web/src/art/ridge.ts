/** Mountain ridges as SVG paths: drawn from a seed, so a backdrop costs bytes only for its code. */

interface Ridge {
	seed: number;
	/** Width of the view box the ridge runs through. */
	width: number;
	/** Heights of the ridge line at equal distances, as y coordinates. */
	peaks: readonly number[];
	/** How far the line may stray from the straight one between two peaks. */
	rough?: number;
	/** Where the filled shape ends below; without it only the line is drawn. */
	floor?: number;
}

function chance(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 4294967296;
	};
}

function split(
	from: number,
	to: number,
	rough: number,
	depth: number,
	next: () => number,
): number[] {
	if (depth === 0) return [to];
	const middle = (from + to) / 2 + (next() - 0.5) * rough;
	return [
		...split(from, middle, rough * 0.52, depth - 1, next),
		...split(middle, to, rough * 0.52, depth - 1, next),
	];
}

export function ridge({ seed, width, peaks, rough = 18, floor }: Ridge): string {
	const next = chance(seed);
	const heights = [peaks[0] ?? 0];
	for (let at = 1; at < peaks.length; at++) {
		heights.push(...split(peaks[at - 1]!, peaks[at]!, rough, 4, next));
	}
	const step = width / (heights.length - 1);
	const line = heights
		.map((y, at) => `${at === 0 ? 'M' : 'L'}${(at * step).toFixed(1)} ${y.toFixed(1)}`)
		.join('');
	return floor === undefined ? line : `${line}V${floor}H0Z`;
}
