import { expect, test } from 'vitest';
import { apart, labelOf, LINE, type Line, type Placed } from './label';
import { PLACES } from './map';

/** How the map stands on a screen of 1440 by 900 in which the plan is open. */
const SCALE = 0.79;

function labels(scale: number): Placed[] {
	return Object.entries(PLACES).map(([name, place]) => ({
		x: place.at[0] * scale,
		y: place.at[1] * scale,
		shape: labelOf(name.split('-')[0]!, place, undefined, scale),
	}));
}

function covered(all: readonly Placed[]): number {
	let sum = 0;
	for (const [i, a] of all.entries()) {
		for (const b of all.slice(i + 1)) {
			const wide =
				Math.min(a.x + a.shape.right, b.x + b.shape.right) -
				Math.max(a.x - a.shape.left, b.x - b.shape.left);
			const high =
				Math.min(a.y + a.shape.below, b.y + b.shape.below) -
				Math.max(a.y - a.shape.above, b.y - b.shape.above);
			if (wide > 1 && high > 1) sum += wide * high;
		}
	}
	return sum;
}

test('labels make way for each other, and stay near their places', () => {
	for (const scale of [SCALE, 0.9, 1]) {
		const before = labels(scale);
		const after = apart(before).map(({ x, y }, at) => ({ ...before[at]!, x, y }));
		expect(covered(after)).toBeLessThan(covered(before) / 4 + 1);
		for (const [at, { x, y }] of after.entries()) {
			expect(Math.abs(x - before[at]!.x)).toBeLessThanOrEqual(15);
			expect(Math.abs(y - before[at]!.y)).toBeLessThanOrEqual(15);
		}
	}
});

test('a whole map on a phone has room for the number alone', () => {
	const there = { owner: 0, armies: 12, markers: 0, castle: 0, temple: 0, theatre: 0 } as never;
	const [far, near] = [0.4, 0.6].map((scale) => labelOf('Kai', PLACES.Kai!, there, scale));
	expect([far!.isCrested, near!.isCrested]).toEqual([false, true]);
	expect(near!.pill - far!.pill).toBeGreaterThan(20);
});

test('in words all that stands and grows there finds room below its pill', () => {
	const place = PLACES.Kai!;
	const there = { owner: 0, armies: 2, markers: 1, castle: 1, temple: 0, theatre: 0 } as never;
	const lines: Line[] = [
		{ sign: 'castle', text: 'castle' },
		{ sign: 'revolt', text: 'a line that is longer than any other' },
	];
	const [short, long] = [
		labelOf('Kai', place, there, 2),
		labelOf('Kai', place, there, 2, { armies: '2 armies', lines }),
	];
	expect([short.isTold, long.isTold]).toEqual([true, false]);
	expect(long.number).toBe('2 armies');
	expect(long.pill).toBeGreaterThan(short.pill);
	expect(long.right).toBeGreaterThan(200);
	expect(long.above - short.above).toBeCloseTo(long.raised);
	expect(long.above + long.below).toBe(25 + long.top + 2 * LINE);
	expect(labelOf('Kai', place, undefined, 2, { lines }).from).toBeGreaterThan(100);
});

test('armies are said as a number, and a revolt burns within the same pill', () => {
	const place = PLACES[Object.keys(PLACES)[0]!]!;
	const there = { owner: 0, armies: 2, markers: 0, castle: 0, temple: 0, theatre: 0 };
	const calm = labelOf('Owari', place, there as never, 1);
	const revolt = labelOf('Owari', place, { ...there, markers: 2 } as never, 1);
	expect(calm.number).toBe('2');
	expect(revolt.pill).toBeGreaterThan(calm.pill);
	expect(revolt.flame).toBeLessThan(revolt.pill);
});

test('what may be taken is named from however far away', () => {
	const from = (manner = {}) => labelOf('Omi', PLACES.Omi!, undefined, 0.3, manner);
	expect(from().isNamed).toBe(false);
	expect(from({ isAsked: true }).isNamed).toBe(true);
});
