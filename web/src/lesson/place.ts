/** Where the guide's bubble stands: beside what it speaks of, never over it. */

export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** A shape, and how it lies in the part of the screen that its map takes. */
export interface Outline {
	readonly path: string;
	readonly matrix: string;
	readonly map: Box;
}

const CLIPS = /auto|scroll|hidden|clip/;
const STEP = 12;
const MARGIN = 8;

/** How boards name what a lesson points at: `card=4`, `province=Kai`; `key=P` is a button. */
export function selectorOf(point: string): string {
	const [name, value] = point.split('=') as [string, string];
	const attribute = name === 'key' ? 'aria-keyshortcuts' : `data-${name}`;
	return `[${attribute}="${CSS.escape(value)}"]`;
}

/** The elements that are pointed at, point by point, as far as they can be seen. */
export function pointedAt(points: readonly string[]): Element[][] {
	const seen = (point: string) => [...document.querySelectorAll(selectorOf(point))].filter(isSeen);
	return points.map(seen).filter((found) => found.length > 0);
}

/** The places on a board that a lesson speaks of, if only by a card or a target. */
export function placesOf(points: readonly string[]): Element[] {
	return points.flatMap((point) => {
		const [, value] = point.split('=') as [string, string];
		return [...document.querySelectorAll(selectorOf(`province=${value}`))];
	});
}

/** As much of it as is seen: of a card of a fan, up to the next one. */
export function boxOf(element: Element): Box {
	const { x, y, width, height } = element.getBoundingClientRect();
	const next = element.closest('li')?.nextElementSibling?.getBoundingClientRect();
	const isCovered =
		next !== undefined &&
		next.x > x &&
		next.x < x + width &&
		next.y < y + height &&
		next.bottom > y;
	return { x, y, width: isCovered ? next.x - x : width, height };
}

/** As much of it as the boxes that scroll around it leave in sight. */
export function inSight(element: Element): Box {
	let seen = boxOf(element);
	for (let around = element.parentElement; around; around = around.parentElement) {
		if (CLIPS.test(getComputedStyle(around).overflow)) {
			seen = shared(seen, around.getBoundingClientRect());
		}
	}
	return seen;
}

function shared(one: Box, other: Box): Box {
	const x = Math.max(one.x, other.x);
	const y = Math.max(one.y, other.y);
	return {
		x,
		y,
		width: Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x),
		height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y),
	};
}

/** Nothing but the guide lies over all of it. Shapes of a map have no box of their own. */
function isSeen(element: Element): boolean {
	const { x, y, width, height } = element.getBoundingClientRect();
	if (width === 0 || height === 0) return false;
	if (element instanceof SVGElement) return true;
	const spots = [[x + width / 2, y + height / 2] as const, [x + 10, y + height / 2] as const];
	return spots.some(([left, top]) => {
		const over = document.elementFromPoint(left, top);
		return over !== null && (element.contains(over) || over.closest('[data-lesson]') !== null);
	});
}

/** What they take up together: cards of a fan lie beside or over each other. */
export function around(boxes: readonly Box[]): Box[] {
	const apart: Box[] = [];
	for (const box of boxes) {
		const last = apart.at(-1);
		if (last && overlap({ ...last, width: last.width + 1 }, box) > 0)
			apart[apart.length - 1] = union(last, box);
		else apart.push(box);
	}
	return apart;
}

function union(one: Box, other: Box): Box {
	const x = Math.min(one.x, other.x);
	const y = Math.min(one.y, other.y);
	const width = Math.max(one.x + one.width, other.x + other.width) - x;
	const height = Math.max(one.y + one.height, other.y + other.height) - y;
	return { x, y, width, height };
}

export function overlap(one: Box, other: Box): number {
	const { width, height } = shared(one, other);
	return width * height;
}

/**
 * The outline of a shape on a map, as far as the map goes: its own, or that of the shape which its
 * `data-outline` names. null for whatever has a box.
 */
export function outlineOf(element: Element): Outline | null {
	const named = element instanceof HTMLElement ? element.dataset.outline : undefined;
	const shape = named === undefined ? element : document.getElementById(named);
	if (!(shape instanceof SVGGraphicsElement)) return null;
	const path = shape.querySelector('path')?.getAttribute('d');
	const matrix = shape.getScreenCTM();
	const map = shape.ownerSVGElement?.getBoundingClientRect();
	if (!path || !matrix || !map) return null;
	const { a, b, c, d, e, f } = matrix;
	const { x, y, width, height } = map;
	return { path, matrix: [a, b, c, d, e - x, f - y].join(' '), map: { x, y, width, height } };
}

/** What it would cover of these. */
export function covered(box: Box, others: readonly Box[]): number {
	return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

/**
 * The place within the room that covers nothing of what is spoken of, nor of the buttons that answer,
 * as little as may be of what is needed, and is near to what is spoken of; rather beside the board
 * than over it.
 */
export function placed(
	size: Pick<Box, 'width' | 'height'>,
	room: Box,
	spoken: readonly Box[],
	needed: readonly Box[],
	board: readonly Box[] = [],
	answers: readonly Box[] = [],
): Box {
	const right = Math.max(room.x + MARGIN, room.x + room.width - size.width - MARGIN);
	const lowest = Math.max(room.y + MARGIN, room.y + room.height - size.height - MARGIN);
	// The middle first: of places that are as good, the first is taken.
	const columns = [(room.x + MARGIN + right) / 2];
	for (let x = room.x + MARGIN; x < right; x += 2 * STEP) columns.push(x);
	columns.push(right);
	let best: Box | null = null;
	let least = Infinity;
	for (let y = room.y + MARGIN; y <= lowest; y += STEP) {
		for (const x of columns) {
			const box = { x, y, ...size };
			const cost =
				100 * covered(box, [...spoken, ...answers]) +
				4 * covered(box, needed) +
				0.2 * covered(box, board) +
				10 * distance(box, spoken);
			if (cost < least) [best, least] = [box, cost];
		}
	}
	return best ?? { x: columns[0]!, y: room.y + MARGIN, ...size };
}

function distance(box: Box, spoken: readonly Box[]): number {
	if (spoken.length === 0) return 0;
	const far = spoken.map((each) =>
		Math.hypot(
			each.x + each.width / 2 - box.x - box.width / 2,
			each.y + each.height / 2 - box.y - box.height / 2,
		),
	);
	return Math.min(...far);
}
