/** Where the cubes of the tower lie, in its drawing: on five shelves inside, and on the tray. */
export interface Spot {
	readonly x: number;
	readonly y: number;
}

/** Of the drawing. */
export const WIDTH = 320;
export const HEIGHT = 230;
export const SHELVES = 5;
const APART = 18;
/** Between the upper and the lower end of a shelf. */
const [WIDE, DEEP] = [44, 8];

/** They lean to the right and to the left in turn. */
export function leansRight(row: number): boolean {
	return row % 2 === 0;
}

/** A shelf, from its upper to its lower end. */
export function shelf(row: number): readonly [upper: Spot, lower: Spot] {
	const y = 60 + row * APART;
	return leansRight(row)
		? [
				{ x: 126, y },
				{ x: 126 + WIDE, y: y + DEEP },
			]
		: [
				{ x: 194, y },
				{ x: 194 - WIDE, y: y + DEEP },
			];
}

/** The shelf that a cube lies on, by its place among those inside. */
export function rowOf(at: number): number {
	return at % SHELVES;
}

export function restsAt(at: number): Spot {
	const row = rowOf(at);
	const along = Math.floor(at / SHELVES);
	const step = leansRight(row) ? 8.2 : -8.2;
	return { x: (leansRight(row) ? 132 : 188) + along * step, y: 53 + row * APART + along * 1.6 };
}

export function liesAt(at: number, of: number): Spot {
	const perRow = Math.max(8, Math.ceil(of / 2));
	const row = Math.floor(at / perRow);
	const inRow = Math.min(perRow, of - row * perRow);
	const wave = [0, 5, -3, 4, -1, 6, 2][at % 7]!;
	const step = Math.min(17, 210 / Math.max(1, inRow));
	return { x: 160 + ((at % perRow) - (inRow - 1) / 2) * step, y: 187 + row * 14 + wave };
}
