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
	pool: [18, 18],
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
	battle: null as object | null,
	pending: [] as readonly object[],
};
type Fields = typeof POSITION;

function control(label: string, position: object = POSITION, picked: string | null = 'qin') {
	const table = new StillTable('suntzu', text, stateAt({ seats: 2, seat: 0, view: null }));
	const groups = editor.groups(table, position as Fields, picked);
	return groups.flatMap((group) => group.controls).find((each) => each.label === label);
}

function set(found: Control | undefined, value: string | boolean | number): Fields {
	if (found?.kind === 'choice' && typeof value === 'string') return found.set(value) as Fields;
	if (found?.kind === 'number' && typeof value === 'number') return found.set(value) as Fields;
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

/** The position in which this is asked at Qin. */
function asked(label: string, position: Fields): Fields {
	const question = control('Asked in this battle', position);
	if (question?.kind !== 'choice') throw new Error('nothing is asked');
	const found = question.choices.find((choice) => choice.label === label);
	if (!found) throw new Error(`no ${label} among ${question.choices.map((each) => each.label)}`);
	return { ...position, ...question.set(found.value) } as Fields;
}

test('armies are owed half-way in a battle, by the one or by both', () => {
	const begun = { ...POSITION, ...done(control('To the battles')) };
	const one = asked('cost of a card', begun);
	expect(one.battle).toMatchObject({ province: 'qin', step: 'costs', winner: null });
	expect(one.pending).toEqual([{ seat: 0, do: 'pay', count: 1, why: 'cost' }]);
	expect(one.set_aside).toEqual([3, 3]);
	const more = set(control('Armies owed: Sun Tzu', one), 2);
	const both = set(control('Armies owed: Chu', more), 3);
	expect(both.pending).toEqual([
		{ seat: 0, do: 'pay', count: 2, why: 'cost' },
		{ seat: 1, do: 'pay', count: 3, why: 'cost' },
	]);
	expect(set(control('Armies owed: Chu', both), 0).pending).toHaveLength(1);
	expect(set(control('Won by', one), '1').battle).toMatchObject({ winner: 1 });
	expect(control('Won by', asked('army for the 6-mark', begun))).toBeUndefined();
	const nothing = asked('none', one);
	expect([nothing.battle, nothing.pending]).toEqual([null, []]);
});

test('who brings armies has won, and has none in the pool', () => {
	const begun = { ...POSITION, ...done(control('To the battles')) };
	const chu = set(control('Who is asked', asked('armies to bring', begun)), '1');
	expect(chu.battle).toMatchObject({ step: 'fight', winner: 1 });
	expect(chu.pending).toEqual([{ seat: 1, do: 'transfer', count: 1, why: 'battle' }]);
	expect(chu.set_aside[1]).toBe(21);
	expect('pool' in chu).toBe(false);
});

test('Warlords and events are asked for where they are played with', () => {
	const begun = { ...POSITION, ...done(control('To the battles')) };
	expect(() => asked('Healer', begun)).toThrow('no Healer');
	const full = { ...begun, options: { warlords: true, events: true } as never };
	expect(asked('Healer', full)).toMatchObject({
		battle: { step: 'reveal' },
		pending: [{ seat: 1, do: 'use', what: 'counter_plague' }],
	});
	expect(asked('War Chariot', full).pending).toEqual([{ seat: 0, do: 'take' }]);
	expect(control('Plague countered', asked('War Chariot', full))).toBeDefined();
});
