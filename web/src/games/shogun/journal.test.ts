import { expect, it } from 'vitest';
import { beforeOf, concerns, fightsOf, lastPlan, partiesOf, towerLines, winterOf } from './journal';

const OPENING = {
	kind: 'thrown',
	fighters: { 0: 7, 1: 7, peasant: 10 },
	tray: {},
	out: { 0: 5, 1: 6, peasant: 8 },
	inside: { 0: 2, 1: 1, peasant: 2 },
};
const BATTLE = [
	{ kind: 'attacked', seat: 0, from: 'Settsu', to: 'Kii', armies: 4, owner: 1 },
	{
		kind: 'thrown',
		fighters: { 0: 4, 1: 3 },
		tray: { 1: 1 },
		out: { 0: 4, 1: 2, peasant: 1 },
		inside: { 0: 2, 1: 3, peasant: 1 },
	},
	{ kind: 'conquered', seat: 0, province: 'Kii', own: 4, against: 3, peasants: 1, left: 1 },
];

it('finds throws with what they were about and how they ended', () => {
	const [first, second] = fightsOf([OPENING, ...BATTLE]);
	expect(first?.opening).toBeNull();
	expect(first?.result).toBeNull();
	expect(second?.result?.kind).toBe('conquered');
	expect(partiesOf(second!)).toEqual([['0'], ['1', 'peasant']]);
	expect([0, 1, 2, null].map((seat) => concerns(second!, seat))).toEqual([
		true,
		true,
		false,
		false,
	]);
});

it('knows what a province was like before it was fought for', () => {
	const [, fight] = fightsOf([OPENING, ...BATTLE]);
	const now = { owner: 0, armies: 1, castle: true, temple: false, theatre: false, markers: 0 };
	expect(beforeOf(fight!, now)).toEqual({ ...now, owner: 1, armies: 3 });
	expect(beforeOf(fight!, undefined)).toMatchObject({ owner: 1, armies: 3, castle: false });
	const neutral = { ...fight!, opening: { ...BATTLE[0]!, kind: 'attacked', owner: null } };
	expect(beforeOf(neutral, now)).toBeUndefined();
	const revolt = { ...fight!, opening: { kind: 'revolted', seat: 0, province: 'Kii' } };
	expect(beforeOf(revolt, now)).toEqual({ ...now, armies: 4 });
});

it('counts what went in and what came out', () => {
	const lines = towerLines(fightsOf([OPENING, ...BATTLE]), 2);
	expect(lines).toEqual([
		{ colour: '0', thrown: 11, out: 9, inside: 2 },
		{ colour: '1', thrown: 11, out: 8, inside: 3 },
		{ colour: 'peasant', thrown: 10, out: 9, inside: 1 },
	]);
	for (const { thrown, out, inside } of lines) expect(thrown - out).toBe(inside);
});

it('tells what was missing in winter, and the revolts it brought', () => {
	const journal = [
		{ kind: 'winter_came', year: 1, event: 'rice_max3', loss: 4, before: [9, 10], rice: [5, 6] },
		{ kind: 'fed', seat: 1, provinces: 6, rice: 6 },
		{ kind: 'starved', seat: 0, provinces: 8, rice: 5, missing: 3 },
		{ kind: 'drawn', what: 'revolts', seat: 0, province: ['Kii', 'Omi'], extra: 2 },
	];
	expect(winterOf(journal)?.lines.map(({ missing, revolts }) => [missing, revolts])).toEqual([
		[0, []],
		[3, ['Kii', 'Omi']],
	]);
	expect(winterOf([])).toBeNull();
});

it('remembers the last own plan', () => {
	const bids = { kind: 'revealed', what: 'bids', plan: { tax: 'Settsu' } };
	expect(lastPlan([bids, { kind: 'revealed', what: 'card', card: 'Kii' }])).toEqual({
		tax: 'Settsu',
	});
	expect(lastPlan([])).toBeNull();
});
