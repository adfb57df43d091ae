/**
 * How the cubes of a throw fall through the tower: each by its own weight, from shelf to shelf. Which
 * colours stay inside and which come out is known; which very cube it is nobody sees.
 */
import { leansRight, liesAt, restsAt, rowOf, shelf, SHELVES, type Spot } from '../../art/tower';

/** Cubes by their colours, as they are drawn in the end, and those that go in. */
export interface Throwing {
	readonly thrown: readonly string[];
	readonly inside: readonly string[];
	readonly tray: readonly string[];
}

export interface Instant extends Spot {
	/** Milliseconds after the throw. */
	readonly at: number;
}

/** A cube on its way; one that only lies there has a single instant. */
export interface Falling {
	readonly colour: string;
	readonly way: readonly Instant[];
}

export interface Fall {
	/** Behind the front of the tower, and before it. */
	readonly within: readonly Falling[];
	readonly before: readonly Falling[];
	/** When a cube strikes the tray. */
	readonly landings: readonly number[];
	readonly lasts: number;
}

/** Units of the drawing: a second of fall, squared, and a second on a shelf. */
const GRAVITY = 2_600;
const ROLLING = 300;
/** Between two instants a cube goes straight on: less than a unit beside its way. */
const SAMPLED = 50;
/** All are thrown within so long, no two farther apart than that. */
const [POURED, APART] = [600, 70];
/** So far above its shelf a cube has its middle. */
const MIDDLE = 7;
const ABOVE: Spot = { x: 160, y: -26 };
const FLOOR: Spot = { x: 160, y: 168 };
const MOUTH: Spot = { x: 160, y: 177 };
const [HIGH_HOP, LOW_HOP, LITTLE_HOP] = [8, 2.5, 2];

/** Where a cube has been, as it goes on. */
class Way {
	readonly instants: Instant[];

	constructor(at: number, { x, y }: Spot) {
		this.instants = [{ at, x, y }];
	}

	get last(): Instant {
		return this.instants.at(-1)!;
	}

	/** Drops, faster and faster. */
	fall(to: Spot): this {
		return this.#fly(to, Math.sqrt((2 * Math.max(1, to.y - this.last.y)) / GRAVITY));
	}

	/** So high up, and down again. */
	hop(to: Spot, high: number): this {
		return this.#fly(to, 2 * Math.sqrt((2 * high) / GRAVITY));
	}

	roll(to: Spot): this {
		const at = this.last.at + (1000 * Math.abs(to.x - this.last.x)) / ROLLING;
		this.instants.push({ ...to, at });
		return this;
	}

	/** Thrown so that it arrives after so many seconds. */
	#fly(to: Spot, seconds: number): this {
		const { at, x, y } = this.last;
		const rise = (to.y - y) / seconds - (GRAVITY * seconds) / 2;
		const count = Math.max(2, Math.ceil((1000 * seconds) / SAMPLED));
		for (let part = 1; part <= count; part += 1) {
			const time = (seconds * part) / count;
			this.instants.push({
				at: at + 1000 * time,
				x: x + ((to.x - x) * part) / count,
				y: y + rise * time + (GRAVITY * time * time) / 2,
			});
		}
		return this;
	}

	/** From the shelf that it is on, over those below, to one of them. */
	tumble(from: number, to: number, luck: number): this {
		for (let row = from; row < to; row += 1) {
			this.roll(lowerEnd(row));
			const back = leansRight(row) ? 4 + 8 * luck : -4 - 8 * luck;
			if (row + 1 < SHELVES) this.fall(onShelf(row + 1, this.last.x + back / 2));
			else this.fall(FLOOR);
		}
		return this;
	}

	/** Out of the mouth, to its place on the tray. */
	leave(to: Spot): { readonly way: Instant[]; readonly lands: number } {
		const out = new Way(this.last.at, MOUTH);
		const towards = (part: number) => ({
			x: MOUTH.x + (to.x - MOUTH.x) * part,
			y: to.y,
		});
		const lands = out.fall(towards(0.55)).last.at;
		out.hop(towards(0.88), HIGH_HOP).hop(to, LOW_HOP);
		return { way: out.instants, lands };
	}
}

function lowerEnd(row: number): Spot {
	const [, { x, y }] = shelf(row);
	return { x: x + (leansRight(row) ? 5 : -5), y: y - MIDDLE };
}

function onShelf(row: number, x: number): Spot {
	const [upper, lower] = shelf(row);
	const part = Math.min(1, Math.max(0, (x - upper.x) / (lower.x - upper.x)));
	return { x, y: upper.y + (lower.y - upper.y) * part - MIDDLE };
}

/** The same for the same cube each time: from 0 to 1. */
function luckOf(at: number): number {
	return (at * 0.618034 + 0.3) % 1;
}

export function fallOf({ thrown, inside, tray }: Throwing): Fall {
	const within: Falling[] = [];
	const before: Falling[] = [];
	const landings: number[] = [];
	const free = placesOf(inside);
	const open = placesOf(tray);
	const apart = Math.min(APART, POURED / Math.max(1, thrown.length));
	const comesOut = (colour: string, way: Way) => {
		const { way: out, lands } = way.leave(liesAt(open.get(colour)!.shift()!, tray.length));
		within.push({ colour, way: way.instants });
		before.push({ colour, way: out });
		landings.push(lands);
	};
	let loose = 0;
	for (const colour of new Set([...inside, ...tray])) {
		const into = count(thrown, colour);
		const were = count(inside, colour) + count(tray, colour) - into;
		const places = free.get(colour) ?? [];
		for (const at of places.splice(0, were)) {
			within.push({ colour, way: [{ ...restsAt(at), at: 0 }] });
		}
		// Those that lay there and come out are struck by the others.
		for (let more = were - count(inside, colour); more > 0; more -= 1) {
			const at = inside.length + loose++;
			const struck = new Way(250 + 190 * rowOf(at) + 60 * luckOf(at), restsAt(at));
			comesOut(colour, struck.tumble(rowOf(at), SHELVES, luckOf(at)));
		}
	}
	mixed(thrown).forEach((colour, nth) => {
		const luck = luckOf(nth);
		const above = { x: ABOVE.x - 12 + 24 * luck, y: ABOVE.y };
		const way = new Way(nth * apart, above).fall(onShelf(0, 138 + 20 * luck));
		const place = free.get(colour)?.shift();
		if (place === undefined) return comesOut(colour, way.tumble(0, SHELVES, luck));
		const spot = restsAt(place);
		way.tumble(0, rowOf(place), luck).roll(spot).hop(spot, LITTLE_HOP);
		within.push({ colour, way: way.instants });
	});
	const lasts = Math.max(0, ...[...within, ...before].map(({ way }) => way.at(-1)!.at));
	return { within, before, landings, lasts };
}

/** The places of each colour in a row. */
function placesOf(row: readonly string[]): Map<string, number[]> {
	const places = new Map<string, number[]>();
	row.forEach((colour, at) => places.set(colour, [...(places.get(colour) ?? []), at]));
	return places;
}

function count(row: readonly string[], colour: string): number {
	return row.filter((each) => each === colour).length;
}

/** A handful: no colour comes in all at once. */
function mixed(row: readonly string[]): string[] {
	return row
		.map((colour, at) => [luckOf(at + 1), colour] as const)
		.toSorted(([a], [b]) => a - b)
		.map(([, colour]) => colour);
}
