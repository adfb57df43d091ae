import { expect, it } from 'vitest';
import type { Language } from '../../settings/settings.svelte';
import { battlesOf, scoringsOf } from './battles';
import { heading, steps } from './frame';
import { lay, takeBack } from './plan';
import { tableWith, viewWith } from './testing/table';
import { Words } from './words';

const JOURNAL = [
	{ kind: 'round_started', round: 4 },
	{ kind: 'revealed', province: 'qin', cards: ['5', '9'] },
	{
		kind: 'fought',
		province: 'qin',
		totals: [5, 9],
		winner: 1,
		margin: 4,
		returned: 2,
		places: 2,
	},
	{ kind: 'revealed', province: 'chu', cards: ['4', '4'] },
	{
		kind: 'fought',
		province: 'chu',
		totals: [4, 4],
		winner: null,
		margin: 0,
		returned: 0,
		places: 0,
	},
	{ kind: 'revealed', province: 'wu', cards: ['plague', '6'] },
	{ kind: 'plague_struck', province: 'wu', seat: 1, returned: 1, left: 2 },
	{ kind: 'revealed', province: 'han_qi', cards: ['1', 'plague'] },
	{ kind: 'not_fought', province: 'han_qi' },
	{ kind: 'revealed', province: 'jin_yan', cards: ['1', '2'] },
];

it.each<[Language, string[]]>([
	[
		'en',
		[
			'9 against 5: Chu wins by 4, 2 armies go back, 2 armies march in',
			'4 against 4: a draw, nothing moves',
			'Plague: 1 army leaves',
			'Plague countered, no battle',
			'Being fought',
		],
	],
	[
		'pl',
		[
			'9 przeciw 5: Shao wygrywa o 4, wracają 2 oddziały, wkraczają 2 oddziały',
			'4 przeciw 4: remis, nic się nie zmienia',
			'Plaga: wraca 1 oddział',
			'Plaga odparta, bitwy nie ma',
			'Bitwa trwa',
		],
	],
	[
		'hu',
		[
			'9 az 5 ellen: Csu győz 4 különbséggel, 2 sereg visszatér, 2 sereg bevonul',
			'4 a 4 ellen: döntetlen, semmi sem mozdul',
			'Dögvész: 1 sereg visszatér',
			'A dögvész kivédve, nincs csata',
			'Zajlik a csata',
		],
	],
])('battles are told in one line in %s', async (language, lines) => {
	const words = new Words(await tableWith({ language }));
	expect(battlesOf(JOURNAL, 4).map((battle) => words.battle(battle))).toEqual(lines);
});

it.each([
	['warlord reinforce', 'Take Reserves'],
	['reveal jin_yan', 'Fight at Jin-Yan'],
	['support +1', 'Give up +1 for an army'],
	['pay pool', 'Pay from the pool'],
	['pay wu', 'Pay from Wu'],
	['transfer wu', 'Bring an army from Wu'],
	['use remove_army wu', 'Use Ambush: Wu'],
	['use move_army wu chu', 'Use Forced March: Wu → Chu'],
	['use total_plague', 'Use Black Wind'],
	['keep -1', 'Keep −1'],
	['pass', 'Pass'],
])('%s is told as "%s"', async (text, told) => {
	expect(new Words(await tableWith()).move(text)).toBe(told);
});

it('what an event or a Warlord does is told as the edition has it', async () => {
	const told = async (edition: string) => {
		const { options } = viewWith();
		const words = new Words(await tableWith({ view: { options: { ...options, edition } } }));
		return [words.effect('event', 'light_infantry'), words.effect('warlord', 'counter_plague')];
	};
	const counts = 'The rival’s plague counts as a card of value 0.';
	const army = 'When 1 meets 1: the player behind on the track gets an army there.';
	expect(await told('en')).toEqual([army, counts]);
	expect(await told('hu')).toEqual([army, 'The rival’s plague has no effect.']);
	expect(await told('pl')).toEqual([army.replace('an army there', 'a point'), counts]);
});

it('battles keep their round, and scorings are found', () => {
	expect(battlesOf(JOURNAL, 5).map(({ round }) => round)).toEqual([4, 4, 4, 4, 4]);
	expect(battlesOf(JOURNAL.slice(1), 6)[0]?.round).toBe(6);
	expect(scoringsOf([...JOURNAL, { kind: 'scored', round: 6 }])).toHaveLength(1);
});

it('cards swap their places', () => {
	const plan = lay(lay({}, 'qin', '5/0'), 'wu', '4/0');
	expect(lay(plan, 'wu', '5/0')).toEqual({ qin: '4/0', wu: '5/0' });
	expect(lay(plan, 'wu', '3/0')).toEqual({ qin: '5/0', wu: '3/0' });
	expect(takeBack(plan, '4/0')).toEqual({ qin: '5/0' });
});

it('the frame tells the round and its phases', async () => {
	const table = await tableWith({ view: { phase: 'battles', round: 6 } });
	expect(steps(table).map(({ label, at }) => `${label} ${at}`)).toEqual([
		'Round 6 past',
		'Orders past',
		'Battles now',
		'Scoring next',
		'Drawing next',
	]);
	expect(heading(table, { kind: 'round_started', round: 2 })).toBe('Round 2');
	const last = await tableWith({ view: { phase: 'battles', round: 9 } });
	expect(steps(last).at(-1)?.label).toBe('Scoring');
});
