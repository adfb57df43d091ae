import { beforeAll, expect, test } from 'vitest';
import type { Position } from '../../editor/controls';
import { stateAt } from '../../table/moment';
import { StillTable } from '../../table/still.svelte';
import { textsOf } from '../../texts/texts.svelte';
import editor from './editor';

const text = textsOf('shogun');
beforeAll(() => text.load('en'));

const AKI = { owner: 1, armies: 3, castle: false, temple: false, theatre: false, markers: 0 };
const player = { chests: 5, rice: 2, vp: 7, reserve: 40, groups: [] };
const POSITION = {
	year: 1,
	season: 'spring',
	phase: 'actions',
	provinces: { Aki: AKI },
	players: [player, player, player],
	tower: { inside: { '0': 7 }, tray: {} },
	peasants: 10,
	plans: [{}, {}, {}],
	events: { open: [1, 2, 3], current: 4, stack: [5, 6, 7, 8, 9] },
};

function control(label: string, picked: string | null = null, position: Position = POSITION) {
	const table = new StillTable('shogun', text, stateAt({ seats: 3, seat: 1, view: null }));
	const groups = editor.groups(table, position, picked);
	return groups.flatMap((group) => group.controls).find((each) => each.label === label);
}

test('whoever gets more armies has fewer in reserve: the engine counts them', () => {
	const armies = control('Armies', 'Aki');
	if (armies?.kind !== 'number') throw new Error();
	const { provinces, players } = armies.set(9) as typeof POSITION;
	expect(provinces.Aki).toEqual({ ...AKI, armies: 9 });
	expect(players.every((each) => !('reserve' in each))).toBe(true);
});

test('without an owner a province is empty; with one it has an army', () => {
	const owner = control('Owner', 'Aki');
	if (owner?.kind !== 'choice') throw new Error();
	expect(owner.set('').provinces).toEqual({});
	const bare = control('Owner', 'Bingo');
	if (bare?.kind !== 'choice') throw new Error();
	expect(bare.set('2').provinces).toMatchObject({ Bingo: { owner: 2, armies: 1 } });
});

test('a season begins with its events open and nothing planned', () => {
	const season = control('Season');
	if (season?.kind !== 'choice') throw new Error();
	const begun = season.set('autumn') as unknown as typeof POSITION;
	expect(begun.phase).toBe('planning');
	expect(begun.events).toEqual({
		open: [4, 1],
		current: null,
		stack: [2, 3, 5, 6, 7, 8, 9, 10, 11, 12],
	});
	expect('plans' in begun).toBe(false);
});

function planned(field: string, card: string, plan: Position = {}): unknown {
	const found = control(field, null, { ...POSITION, phase: 'planning', plans: [{}, plan, {}] });
	if (found?.kind !== 'choice') throw new Error();
	return (found.set(card) as unknown as typeof POSITION).plans[1];
}

test('a plan is filled from the first field on, and a card lies on one field', () => {
	expect(planned('Theatre', 'Aki')).toEqual({ castle: 'none', temple: 'none', theatre: 'Aki' });
	const plan = { castle: 'Aki', temple: 'chest1', theatre: 'chest2' };
	expect(planned('Temple', 'Aki', plan)).toEqual({ ...plan, castle: 'none', temple: 'Aki' });
	expect(planned('Temple', '', plan)).toEqual({ castle: 'Aki' });
});

test('only a province that changes hands is taken out of the plans', () => {
	const position = { ...POSITION, plans: [{}, { castle: 'Aki', temple: 'chest1' }, {}] };
	const owner = control('Owner', 'Aki', position);
	const armies = control('Armies', 'Aki', position);
	if (owner?.kind !== 'choice' || armies?.kind !== 'number') throw new Error();
	expect(armies.set(5).plans).toEqual(position.plans);
	expect(owner.set('0').plans).toEqual([{}, { castle: 'none', temple: 'chest1' }, {}]);
});

test('in winter provinces of one player revolt', () => {
	const season = control('Season');
	if (season?.kind !== 'choice') throw new Error();
	const begun = season.set('winter');
	expect(begun).toMatchObject({
		phase: 'winter',
		order: [0, 1, 2],
		winter: { at: 1, revolts: ['Aki'], extra: 1 },
		events: { open: [4] },
	});
	expect(control('Castle', null, begun)).toBeUndefined();
	const revolt = control('Revolts this winter', 'Aki', begun);
	if (revolt?.kind !== 'flag') throw new Error();
	expect(revolt.set(false).winter).toMatchObject({ revolts: [] });
	const whose = control('Whose provinces revolt', null, begun);
	if (whose?.kind !== 'choice') throw new Error();
	expect(whose.set('2').winter).toEqual({ at: 2, revolts: [], extra: 1 });
	expect(control('Revolts this winter', 'Aki', whose.set('2'))).toBeUndefined();
});
