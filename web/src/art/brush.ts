/** Lines as a brush draws them: bent through points, a little rough, of changing width. */

export type Point = readonly [x: number, y: number];

/** The same numbers for the same seed. */
export function chance(seed: number): () => number {
	let state = (seed * 2654435761) >>> 0;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 4294967296;
	};
}

interface Bent {
	readonly seed: number;
	/** How far a point may stray from the smooth line. */
	readonly rough?: number;
	/** The distance between two points of the line. */
	readonly step?: number;
}

/** A line through all points; its ends stay where they are, so lines can meet there. */
export function bent(points: readonly Point[], { seed, rough = 2.2, step = 7 }: Bent): Point[] {
	const next = chance(seed);
	const line: Point[] = [];
	for (let at = 0; at < points.length - 1; at++) {
		const [before, from, to, after] = [
			points[at - 1] ?? points[at]!,
			points[at]!,
			points[at + 1]!,
			points[at + 2] ?? points[at + 1]!,
		];
		const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
		const parts = Math.max(2, Math.round(length / step));
		for (let part = 0; part < parts; part++) {
			line.push(between(before, from, to, after, part / parts));
		}
	}
	const last = points.at(-1)!;
	let across = 0;
	let down = 0;
	const roughened = line.map(([x, y], at): Point => {
		if (at === 0) return [x, y];
		across = across * 0.62 + (next() - 0.5) * rough;
		down = down * 0.62 + (next() - 0.5) * rough;
		return [x + across, y + down];
	});
	return [...roughened, last];
}

/** Catmull and Rom's curve between `from` and `to`. */
function between(before: Point, from: Point, to: Point, after: Point, t: number): Point {
	const along = (axis: 0 | 1): number =>
		0.5 *
		(2 * from[axis] +
			(to[axis] - before[axis]) * t +
			(2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
			(3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t);
	return [along(0), along(1)];
}

const told = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An SVG path along the points; closed, it has an inside. */
export function path(points: readonly Point[], closed = false): string {
	return `M${points.map(told).join('L')}${closed ? 'Z' : ''}`;
}

/** The stroke itself as a shape: thick and thin in turn, pointed at its ends. */
export function stroke(line: readonly Point[], width: number, seed: number): string {
	const next = chance(seed);
	let pressed = 0.7;
	const one: Point[] = [];
	const other: Point[] = [];
	line.forEach(([x, y], at) => {
		const [fromX, fromY] = line[Math.max(0, at - 1)]!;
		const [toX, toY] = line[Math.min(line.length - 1, at + 1)]!;
		const length = Math.hypot(toX - fromX, toY - fromY) || 1;
		pressed = pressed * 0.75 + (0.35 + next() * 0.65) * 0.25;
		const nearEnd = Math.min(1, (Math.min(at, line.length - 1 - at) + 1) / 4);
		const half = (width / 2) * pressed * (0.5 + 0.5 * nearEnd);
		one.push([x - ((toY - fromY) / length) * half, y + ((toX - fromX) / length) * half]);
		other.unshift([x + ((toY - fromY) / length) * half, y - ((toX - fromX) / length) * half]);
	});
	return path([...one, ...other], true);
}

/** An ink mountain: its outline, the shade of its slope, and a few strokes of the brush. */
export function peak(
	x: number,
	y: number,
	size: number,
	seed: number,
): { body: string; ink: string } {
	const next = chance(seed);
	const foot = size * (0.62 + next() * 0.2);
	const left = bent(
		[
			[x - foot, y],
			[x - foot * 0.42, y - size * (0.5 + next() * 0.12)],
			[x, y - size],
		],
		{ seed, rough: size * 0.06, step: size / 7 },
	);
	const right = bent(
		[
			[x, y - size],
			[x + foot * 0.4, y - size * (0.46 + next() * 0.16)],
			[x + foot, y],
		],
		{ seed: seed + 1, rough: size * 0.06, step: size / 7 },
	);
	const hatches = [0.2, 0.38, 0.56].map((down) => {
		const from: Point = [x + foot * down * 0.55, y - size * (1 - down)];
		const to: Point = [from[0] - size * 0.05, from[1] + size * (0.22 + next() * 0.14)];
		return stroke(
			bent([from, to], { seed: seed + down, rough: 0.5, step: 4 }),
			size * 0.045,
			seed + 3,
		);
	});
	return {
		body: path([...left, ...right.slice(1)], true),
		ink: [
			stroke(left, size * 0.085, seed + 2),
			stroke(right, size * 0.05, seed + 4),
			...hatches,
		].join(''),
	};
}
