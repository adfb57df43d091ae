/** Where a panel stands on the map: beside the province that it is about, and never over it. */
import type { Bounds } from './bounds';

export interface Size {
	readonly width: number;
	readonly height: number;
}

/** Between the panel and the province, whose label may reach over its border. */
const APART = 18;
/** From the edge of the map. */
const EDGE = 8;

/**
 * The upper left corner. To the right or the left of the province, whichever covers less of the one
 * that the attack came from.
 */
export function besideProvince(
	province: Bounds,
	from: Bounds | null,
	panel: Size,
	map: Size,
): { readonly x: number; readonly y: number } {
	const most = { x: map.width - panel.width - EDGE, y: map.height - panel.height - EDGE };
	const middle = (province.top + province.bottom - panel.height) / 2;
	const y = Math.max(EDGE, Math.min(most.y, middle));
	const places = [province.right + APART, province.left - APART - panel.width]
		.filter((x) => x >= EDGE && x <= most.x)
		.map((x) => ({ x, y }));
	if (places.length === 0) {
		// So near that it fills the map: to where more of it is left.
		const right = map.width - province.right > province.left;
		return { x: right ? Math.max(EDGE, most.x) : EDGE, y };
	}
	const over = ({ x }: { readonly x: number }) => {
		if (from === null) return 0;
		const wide = Math.min(from.right, x + panel.width) - Math.max(from.left, x);
		const high = Math.min(from.bottom, y + panel.height) - Math.max(from.top, y);
		return Math.max(0, wide) * Math.max(0, high);
	};
	return places.reduce((best, place) => (over(place) < over(best) ? place : best));
}
