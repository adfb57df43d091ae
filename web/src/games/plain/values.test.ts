import { expect, it } from 'vitest';
import { Texts } from '../../texts/texts.svelte';
import { fieldsOf, nameOf, shownAs, sizeOf } from './values';

const texts = new Texts();
await texts.load('en');
const shown = (value: unknown) => shownAs(value, 'field', texts);

it('what the frame shows is not shown twice, and what is hidden is said to be', () => {
	const view = { game: 'go', seat: 0, turn: [0], outcome: null, komi: null, won: null };
	expect(fieldsOf({ ...view, hidden: ['komi'] })).toEqual([
		['komi', { hidden: null }],
		['won', null],
	]);
	expect(shown({ hidden: null })).toEqual({ kind: 'hidden', count: null });
	expect(shown({ hidden: 3 })).toEqual({ kind: 'hidden', count: 3 });
	expect(shown({ hidden: 3, bottom: ['5'] }).kind).toBe('list');
});

it('values are shown by what they are', () => {
	expect(shown(false)).toEqual({ kind: 'word', text: 'No' });
	expect(shown(0)).toEqual({ kind: 'word', text: '0' });
	for (const nothing of [null, '', [], {}]) expect(shown(nothing)).toEqual({ kind: 'nothing' });
	expect(shown(['a', 2, null])).toEqual({ kind: 'row', items: ['a', 2, null] });
	expect(shown([['a'], { hidden: 2 }]).kind).toBe('list');
	expect(shown([{ seat: 0, text: 'pass' }]).kind).toBe('list');
});

it('things with the same fields are the rows of a table', () => {
	const lands = { awa: { owner: 0, armies: 3 }, ise: { owner: null, armies: 1 } };
	expect(shown(lands)).toEqual({
		kind: 'table',
		columns: ['owner', 'armies'],
		rows: [
			{ name: 'awa', value: lands.awa },
			{ name: 'ise', value: lands.ise },
		],
	});
	expect(shown({ awa: { owner: 0 }, ise: { armies: 1 } }).kind).toBe('list');
	expect(sizeOf(lands)).toBe(4);
});

it('a field is called as it is written, unless the game has a name for it', () => {
	expect(nameOf('deal_no', texts)).toBe('deal no');
});
