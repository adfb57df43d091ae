import { expect, test } from 'vitest';
import type { TableOut } from '../../api/client';
import { Texts } from '../../texts/texts.svelte';
import { endOf, resultIn } from './result';

const text = new Texts();
await text.load('en');

const over = (result: TableOut['result'], mine = 0, status = 'over') =>
	({ status, my_seat: mine, result }) as TableOut;
const said = (table: TableOut) => resultIn(text, table);

test('my score comes first', () => {
	const result = { winners: [0], scores: [31, 24], reason: 'CH-6.5' };
	expect(said(over(result))).toBe('Won 31 : 24');
	expect(said(over(result, 1))).toBe('Lost 24 : 31');
});

test('who shares the first place has drawn, and so have all if nobody won', () => {
	const shared = { winners: [0, 2], scores: [30, 21, 30], reason: 'SG-7.6' };
	expect([0, 1, 2].map((seat) => endOf(over(shared, seat)))).toEqual(['drawn', 'lost', 'drawn']);
	expect(said(over(shared, 2))).toBe('Drawn 30 : 30 : 21');
	expect(endOf(over({ winners: [], scores: [0, 0] }))).toBe('drawn');
});

test('without a score it is told without one', () => {
	expect(said(over({ winners: [1] }, 1))).toBe('Won');
	const resigned = { winners: [1], scores: [0, 1], reason: 'resigned' };
	expect(said(over(resigned))).toBe('Lost: you resigned');
	expect(said(over(resigned, 1))).toBe('Won: the other side resigned');
	const agreed = { winners: [0, 1], scores: [0, 0], reason: 'draw_agreed' };
	expect(said(over(agreed))).toBe('Drawn by agreement');
	expect(said(over(null, 0, 'aborted'))).toBe('Stopped without a result');
});
