import { beforeAll, expect, test } from 'vitest';
import type { CardsControl, Control } from '../../editor/controls';
import { stateAt } from '../../table/moment';
import { StillTable } from '../../table/still.svelte';
import { textsOf } from '../../texts/texts.svelte';
import editor from './editor';

const text = textsOf('chuhan');
beforeAll(() => text.load('en'));

const POSITION = {
	event: 'calm',
	scores: [3, 4],
	writs: [0, 1],
	lead: 0,
	hands: [
		['4', '7', '7'],
		['8', '9'],
	],
	pile: ['1', '2'],
	discard: ['5'],
	trick: [
		{ seat: 0, text: 'play 4' },
		{ seat: 1, text: 'play 5' },
	],
	doubled: false,
	phase: 'counter',
	to_move: 0,
	known: [[], []],
};

function controls(): Control[] {
	const table = new StillTable('chuhan', text, stateAt({ seats: 2, seat: 0, view: {} }));
	return editor.groups(table, POSITION).flatMap((group) => group.controls);
}

const cards = () => controls().find(({ kind }) => kind === 'cards') as CardsControl;
const named = (label: string) => controls().find((control) => control.label === label)!;

test('a card goes from hand to hand; what a rival knew is forgotten', () => {
	const moved = cards().move('7', 'hand-0', 'hand-1');
	expect(moved.hands).toEqual([
		['4', '7'],
		['8', '9', '7'],
	]);
	expect('known' in moved).toBe(false);
	expect(moved.trick).toEqual(POSITION.trick);
});

test('what is to be beaten is laid by who leads; earlier plays of the trick are thrown off', () => {
	const moved = cards().move('7', 'hand-0', 'trick');
	expect(moved.trick).toEqual([{ seat: 0, text: 'play 5 7' }]);
	expect(moved.discard).toEqual(['5', '4']);
	expect('phase' in moved).toBe(false);
	expect('to_move' in moved).toBe(false);
});

test('with another number of writs the pile is dealt anew', () => {
	const writs = named('Writs of Han');
	if (writs.kind !== 'number') throw new Error();
	const changed = writs.set(2);
	expect(changed.writs).toEqual([2, 1]);
	expect('pile' in changed || 'discard' in changed).toBe(false);
});

test('points', () => {
	const points = named('Points of Chu');
	if (points.kind !== 'number') throw new Error();
	expect(points.value).toBe(4);
	expect(points.set(9).scores).toEqual([3, 9]);
});
