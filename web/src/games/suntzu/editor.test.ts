import { beforeAll, expect, test } from 'vitest';
import type { Control } from '../../editor/controls';
import { stateAt } from '../../table/moment';
import { StillTable } from '../../table/still.svelte';
import { textsOf } from '../../texts/texts.svelte';
import editor from './editor';

const text = textsOf('suntzu');
beforeAll(() => text.load('en'));

const HAND = ['1', '2', '3', '4', '5', '6', '7'];
const POSITION = {
	options: { warlords: false },
	round: 2,
	phase: 'placing',
	marker: 0,
	armies: {},
	marks: [{}, {}],
	set_aside: [3, 3],
	hands: [HAND.slice(1), HAND],
	decks: [[], []],
	drawn: [[], []],
	removed: [[], []],
	placed: [{ qin: '1' }, {}],
	warlords: [[], []],
	used_warlords: [[], []],
	fought: [] as readonly string[],
	decider: null as number | null,
};
type Fields = typeof POSITION;

function control(label: string, position: object = POSITION, picked: string | null = 'qin') {
	const table = new StillTable('suntzu', text, stateAt({ seats: 2, seat: 0, view: null }));
	const groups = editor.groups(table, position as Fields, picked);
	return groups.flatMap((group) => group.controls).find((each) => each.label === label);
}

function set(found: Control | undefined, value: string | boolean): Fields {
	if (found?.kind === 'choice' && typeof value === 'string') return found.set(value) as Fields;
	if (found?.kind === 'flag' && typeof value === 'boolean') return found.set(value) as Fields;
	throw new Error(`no such control`);
}

function done(found: Control | undefined): Fields {
	if (found?.kind !== 'deed') throw new Error('no such deed');
	return found.done() as Fields;
}

test('a card is laid from the hand, and the one that lay there comes back', () => {
	const { hands, placed } = set(control('Card laid: Sun Tzu'), '7');
	expect(placed[0]).toEqual({ qin: '7' });
	expect(hands[0]?.toSorted()).toEqual(['1', '2', '3', '4', '5', '6']);
	const bare = set(control('Card laid: Sun Tzu'), '');
	expect(bare.placed[0]).toEqual({});
	expect(bare.hands[0]?.toSorted()).toEqual(HAND);
});

test('before the battles every province gets cards, and somebody names the first', () => {
	const begun = done(control('To the battles'));
	expect([begun.phase, begun.decider]).toEqual(['battles', 0]);
	expect(begun.placed.map((laid) => Object.keys(laid).length)).toEqual([5, 5]);
	expect(begun.placed[0]).toMatchObject({ qin: '1', chu: '2' });
	expect(begun.hands.map((hand) => hand.length)).toEqual([2, 2]);
});

test('a battle is over, not yet fought, or begins now', () => {
	const begun = done(control('To the battles'));
	expect(control('To the battles', begun)).toBeUndefined();
	const fought = set(control('Fought this round', begun), true);
	expect(fought.fought).toEqual(['qin']);
	expect(control('Turn the cards here', fought)).toBeUndefined();
	expect(set(control('Fought this round', fought), false).fought).toEqual([]);
	expect(done(control('Turn the cards here', fought, 'wu'))).toMatchObject({
		fought: ['qin'],
		battle: { province: 'wu', step: 'reveal' },
	});
	expect(set(control('Who names the next battle', begun), '1').decider).toBe(1);
});
