import { expect, test } from 'vitest';
import { Laid } from './laid';

test('a plan waits for its question, whatever is asked meanwhile', () => {
	const laid = new Laid<string>();
	expect(laid.turnTo('spring', '')).toBeNull();
	expect(laid.turnTo(null, 'half')).toBeNull();
	expect(laid.turnTo('spring', '')).toBe('half');
	expect(laid.turnTo(null, 'none')).toBeNull(); // put away by the player
	expect(laid.turnTo('spring', '')).toBe('none');
	expect(laid.turnTo('summer', 'whole')).toBeNull();
});
