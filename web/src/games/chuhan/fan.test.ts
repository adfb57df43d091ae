import { expect, it } from 'vitest';
import { CARDS } from './cards';
import { fan, spread } from './fan';

const many = CARDS.flatMap(({ id }) => [id, id]);

it.each([1, 2, 9, 15, 27])('a hand of %i cards stays within its width', (size) => {
	const cards = many.slice(0, size);
	for (const { left } of spread(cards, 1060, 120)) {
		expect(left).toBeGreaterThanOrEqual(0);
		expect(left + 120).toBeLessThanOrEqual(1060.01);
	}
	for (const { left } of fan(cards, 390, 86)) {
		expect(left).toBeGreaterThanOrEqual(0);
		expect(left + 86).toBeLessThanOrEqual(390);
	}
});

it('plain cards overlap, named ones stay open while there is room', () => {
	const [one, two, named] = spread(['1', '1', 'han_xin', '8'], 1060, 120);
	expect(two!.left - one!.left).toBeLessThan(45);
	expect(named!.left - two!.left).toBeGreaterThan(120);
});

it('the last three cards lie side by side', () => {
	const [one, two, three] = spread(['1', '8', '8'], 1060, 120);
	expect(two!.left - one!.left).toBeGreaterThan(120);
	expect(three!.left - two!.left).toBeGreaterThan(120);
});
