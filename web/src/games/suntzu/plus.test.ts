import { expect, it } from 'vitest';
import { tableWith } from './testing/table';
import { Words } from './words';

it('tells one plus from another', async () => {
	const words = new Words(await tableWith());
	const said = ['+1', '+2', '+3'].flatMap((card) => [words.line(card), words.ability(card)]);
	expect(new Set(said).size).toBe(6);
	expect(words.line('+1')).toBe('Rival’s value plus 1');
	expect(words.line('+3')).toBe('Rival plus 3, costs 2 armies');
});
