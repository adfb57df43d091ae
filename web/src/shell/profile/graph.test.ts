import { expect, test } from 'vitest';
import { graphOf } from './graph';

const DAY = 86_400;
const points = [
	{ at: 0, rating: 1000, deviation: 150 },
	{ at: 10 * DAY, rating: 1100, deviation: 60 },
];

test('the picture holds the band and the nearest rivals, in full steps', () => {
	const graph = graphOf(points, [715, 1375, 1900]);
	expect(graph.lines).toEqual([1400, 1200, 1000, 800, 600]);
	expect([715, 1375, 1900].map(graph.holds)).toEqual([true, true, false]);
	expect([graph.y(1400), graph.y(1000), graph.y(600)]).toEqual([0, 50, 100]);
	expect([graph.x(0), graph.x(5 * DAY), graph.x(10 * DAY)]).toEqual([0, 50, 100]);
	expect(graph.path).toBe('M0.00 50.00L100.00 37.50');
	expect(graph.days).toHaveLength(4);
});

test('one game is a point in the middle', () => {
	const graph = graphOf(points.slice(0, 1), []);
	expect(graph.x(0)).toBe(50);
	expect(graph.days).toEqual([0]);
	expect(graph.path).toContain('50.00');
});

test('without a game there is nothing to draw', () => {
	expect(graphOf([], []).path).toBe('');
});
