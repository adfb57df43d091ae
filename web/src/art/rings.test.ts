import { expect, test } from 'vitest';
import { ringsOf } from './rings';

const land = (x: number, y: number) => ({ path: `M${x} ${y}`, at: [x, y] as const });

test('what is near comes first, all come, and no ring is empty', () => {
	const lands = [land(100, 0), land(0, 0), land(0, 9), land(50, 0), land(95, 0)];
	const rings = ringsOf(lands, [0, 0], 4).map((ring) => ring.map(({ at }) => at[0]));
	expect(rings).toEqual([[0, 0], [50], [100, 95]]);
});

test('a single land is a ring', () => {
	expect(ringsOf([land(3, 4)], [3, 4], 5)).toHaveLength(1);
});
