import { describe, expect, it } from 'vitest';
import { copied, filledUp, hindrance, lay, planMoves, sumOf, takeOff } from './plan';
import { CHOICES, FORECAST } from './testing/table';

describe('a plan', () => {
	it('takes a card to one field only, and changes places', () => {
		const plan = lay(lay({}, 'tax', 'Settsu'), 'rice', 'Yamato');
		expect(lay(plan, 'rice', 'Settsu')).toEqual({ tax: 'Yamato', rice: 'Settsu' });
		expect(lay(plan, 'castle', 'Settsu')).toEqual({ castle: 'Settsu', rice: 'Yamato' });
		expect(takeOff(plan, 'tax')).toEqual({ rice: 'Yamato' });
	});

	it('is sent as eleven moves in the order of the mat', () => {
		const moves = planMoves({ bid: 'chest2', tax: 'Settsu' }, CHOICES);
		expect(moves).toHaveLength(11);
		expect(moves?.[0]).toBe('plan castle none');
		expect(moves?.[4]).toBe('plan tax Settsu');
		expect(moves?.[10]).toBe('plan bid chest2');
	});

	it('is not whole while a field needs a card', () => {
		expect(planMoves({}, { ...CHOICES, bid: ['chest0'] })).toBeNull();
	});

	it('copies what may still be laid of an old one', () => {
		const old = { tax: 'Settsu', rice: 'Mino', bid: 'chest1', castle: 'none' };
		expect(copied(old, CHOICES)).toEqual({ tax: 'Settsu', bid: 'chest1' });
	});

	it('is filled up with chest cards', () => {
		const plan = filledUp({ castle: 'chest0', tax: 'Settsu' }, CHOICES);
		expect(plan).toMatchObject({ temple: 'chest1', theatre: 'chest2', tax: 'Settsu' });
		expect(plan.deploy1).toBeUndefined();
	});

	it('adds up the figures of the server', () => {
		const plan = { castle: 'Yamato', tax: 'Settsu', deploy5: 'chest1', bid: 'chest4' };
		expect(sumOf(plan, FORECAST)).toEqual({ cost: 7, tax: 7, rice: 0 });
		expect(hindrance('castle', 'Settsu', FORECAST)).toBe('built');
		expect(hindrance('tax', 'Settsu', FORECAST)).toBeNull();
	});
});
