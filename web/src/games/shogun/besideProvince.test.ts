import { expect, it } from 'vitest';
import { besideProvince } from './besideProvince';
import { boundsOf } from './bounds';
import { PLACES, WIDTH } from './map';

const PANEL = { width: 300, height: 450 };
const MAP = { width: 920, height: 610 };
const scale = MAP.width / WIDTH;

function onScreen(name: string) {
	const { left, top, right, bottom } = boundsOf([name])!;
	return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
}

it.each(Object.keys(PLACES))('is all on the map, and not over %s', (name) => {
	const province = onScreen(name);
	const { x, y } = besideProvince(province, null, PANEL, MAP);
	expect(x >= province.right || x + PANEL.width <= province.left).toBe(true);
	expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
	expect(x + PANEL.width).toBeLessThanOrEqual(MAP.width);
	expect(y + PANEL.height).toBeLessThanOrEqual(MAP.height);
});

it('leaves the province of the attacker free, too', () => {
	const [from, to] = [onScreen('Omi'), onScreen('Mino')];
	const { x } = besideProvince(to, from, PANEL, MAP);
	expect(x).toBeGreaterThanOrEqual(to.right); // Omi lies in the west
});
