import { expect, test } from 'vitest';
import { apart, labelOf, type Placed } from './label';
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

test('armies are said as a number, and a revolt burns within the same pill', () => {
	const place = PLACES[Object.keys(PLACES)[0]!]!;
	const there = { owner: 0, armies: 2, markers: 0, castle: 0, temple: 0, theatre: 0 };
	const calm = labelOf('Owari', place, there as never, 1);
	const revolt = labelOf('Owari', place, { ...there, markers: 2 } as never, 1);
	expect(calm.number).toBe('2');
	expect(revolt.pill).toBeGreaterThan(calm.pill);
	expect(revolt.flame).toBeLessThan(revolt.pill);
});
