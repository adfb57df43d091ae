import { expect, test } from 'vitest';
import { placeOn, scaleOf } from './scale';

test('the scale holds every interval, in full hundreds', () => {
	const rows = [
		{ rating: 1375, deviation: 25 },
		{ rating: 715, deviation: 40 },
	];
	expect(scaleOf(rows)).toEqual({ least: 600, most: 1400 });
	expect(scaleOf([]).most).toBeGreaterThan(scaleOf([]).least);
});

test('places on it are percents', () => {
	const scale = { least: 600, most: 1400 };
	expect([600, 1000, 1400].map((points) => placeOn(scale, points))).toEqual([0, 50, 100]);
});
