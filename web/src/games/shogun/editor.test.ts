import { beforeAll, expect, test } from 'vitest';
import type { Control } from '../../editor/controls';
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

function control(label: string, picked: string | null = null): Control {
	const table = new StillTable('shogun', text, stateAt({ seats: 3, seat: 0, view: null }));
	const groups = editor.groups(table, POSITION, picked);
	return groups.flatMap((group) => group.controls).find((each) => each.label === label)!;
}

test('whoever gets more armies has fewer in reserve: the engine counts them', () => {
	const armies = control('Armies', 'Aki');
	if (armies.kind !== 'number') throw new Error();
	const { provinces, players } = armies.set(9) as typeof POSITION;
	expect(provinces.Aki).toEqual({ ...AKI, armies: 9 });
	expect(players.every((each) => !('reserve' in each))).toBe(true);
});

test('without an owner a province is empty; with one it has an army', () => {
	const owner = control('Owner', 'Aki');
	if (owner.kind !== 'choice') throw new Error();
	expect(owner.set('').provinces).toEqual({});
	const bare = control('Owner', 'Bingo');
	if (bare.kind !== 'choice') throw new Error();
	expect(bare.set('2').provinces).toMatchObject({ Bingo: { owner: 2, armies: 1 } });
});

test('a season begins with its events open and nothing planned', () => {
	const season = control('Season');
	if (season.kind !== 'choice') throw new Error();
	const begun = season.set('autumn') as unknown as typeof POSITION;
	expect(begun.phase).toBe('planning');
	expect(begun.events).toEqual({
		open: [4, 1],
		current: null,
		stack: [2, 3, 5, 6, 7, 8, 9, 10, 11, 12],
	});
	expect('plans' in begun).toBe(false);
});
