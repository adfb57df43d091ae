/** Lands of a map in the order in which something spreads over them. */

export type Point = readonly [x: number, y: number];

export interface Land {
	readonly path: string;
	readonly at: Point;
}

/** As many rings around a place, each as wide as the others; those without a land are left out. */
export function ringsOf(lands: readonly Land[], from: Point, count: number): Land[][] {
	const away = ({ at }: Land) => Math.hypot(at[0] - from[0], at[1] - from[1]);
	const farthest = Math.max(1, ...lands.map(away));
	const rings = Array.from({ length: count }, () => [] as Land[]);
	for (const land of lands) {
		rings[Math.min(count - 1, Math.floor((away(land) / farthest) * count))]!.push(land);
	}
	return rings.filter((ring) => ring.length > 0);
}
