import { expect, it } from 'vitest';
import { liesAt, restsAt } from '../../art/tower';
import { fallOf, type Falling, type Throwing } from './fall';

/** Before it two red cubes and a grey one lay inside. */
const THROW: Throwing = {
	thrown: ['blue', 'blue', 'blue', 'red'],
	inside: ['blue', 'red'],
	tray: ['blue', 'blue', 'red', 'red', 'grey'],
};
const fall = fallOf(THROW);
const ends = (cubes: readonly Falling[]) =>
	cubes.map(({ colour, way: [...way] }) => {
		const { x, y } = way.at(-1)!;
		return `${colour} ${Math.round(x)} ${Math.round(y)}`;
	});
const spots = (row: readonly string[], at: (at: number, of: number) => { x: number; y: number }) =>
	row.map((colour, nth) => {
		const { x, y } = at(nth, row.length);
		return `${colour} ${Math.round(x)} ${Math.round(y)}`;
	});

it('ends with each cube where the tower is drawn with it', () => {
	expect(ends(fall.before).toSorted()).toEqual(spots(THROW.tray, liesAt).toSorted());
	expect(ends(fall.within)).toEqual(expect.arrayContaining(spots(THROW.inside, restsAt)));
});

it('lets those fall that were thrown, and those that they strike', () => {
	const above = fall.within.filter(({ way }) => way[0]!.y < 0).map(({ colour }) => colour);
	expect(above.toSorted()).toEqual([...THROW.thrown].toSorted());
	const lay = fall.within.filter(({ way }) => way[0]!.y > 0);
	expect(lay.map(({ colour, way }) => `${colour} ${way.length > 1}`).toSorted()).toEqual(
		['grey true', 'red false', 'red true'].toSorted(),
	);
});

it('has weight: a drop gets faster, and strikes the tray once', () => {
	const [start, next, , later, after] = fall.within.find(({ way }) => way[0]!.y < 0)!.way;
	expect(after!.y - later!.y).toBeGreaterThan(2 * (next!.y - start!.y));
	expect(fall.landings).toHaveLength(THROW.tray.length);
	expect(Math.max(...fall.landings)).toBeLessThan(fall.lasts);
	expect(fall.lasts).toBeLessThan(2_500);
});

it('goes on in time, and is over soon even with a handful of cubes', () => {
	const many = Array.from({ length: 30 }, (_, at) => `colour ${at % 5}`);
	const all = fallOf({ thrown: many, inside: many.slice(0, 12), tray: many.slice(12) });
	for (const { way } of [...all.within, ...all.before]) {
		const times = way.map(({ at }) => at);
		expect(times).toEqual(times.toSorted((a, b) => a - b));
		expect(way.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
	}
	expect(all.lasts).toBeLessThan(3_000);
});
