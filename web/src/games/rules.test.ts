/** What is asked, and every move, leads to a rule that there is. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../testing/states';
import type { TableModel } from '../table/model';
import { StillTable } from '../table/still.svelte';
import { Texts } from '../texts/texts.svelte';
import chuhan from './chuhan';
import { RULES as CHUHAN } from './chuhan/asked';
import shogun from './shogun';
import { RULES as SHOGUN } from './shogun/asked';
import suntzu from './suntzu';
import { RULES as SUNTZU } from './suntzu/asked';

const GAMES = { chuhan, suntzu, shogun };
const QUESTIONS = { chuhan: CHUHAN, suntzu: SUNTZU, shogun: SHOGUN };
/** Nothing is asked; or the terminal asks it, and the board in other words. */
const NO_QUESTIONS = ['ask-wait', 'ask-over', 'ask-placing', 'ask-plan'];

type Game = keyof typeof GAMES;
type Fields = Readonly<Record<string, unknown>>;
interface Puzzle {
	readonly seat: number;
	readonly position: Fields;
	readonly solution: string;
}

const fileOf = (game: Game, name: string) =>
	readFileSync(`../src/tenka/games/${game}/${name}`, 'utf-8');

async function tableAt(game: Game, seat: number, view: Fields): Promise<TableModel> {
	const text = new Texts(game);
	await text.load('en');
	return new StillTable(game, text, stateOf({ seat, view, my_turn: true }));
}

describe.each(Object.keys(GAMES) as Game[])('%s', (game) => {
	const { ruleOf } = GAMES[game];

	it('has a rule for every question', async () => {
		const text = new Texts(game);
		await text.load('en');
		const asked = [...fileOf(game, 'texts/en.ftl').matchAll(/^ask-[\w-]+/gm)].map(([key]) => key);
		const known: Readonly<Record<string, string>> = QUESTIONS[game];
		expect(asked.filter((key) => !(key in known))).toEqual(
			asked.filter((key) => NO_QUESTIONS.includes(key)),
		);
		for (const [key, rule] of Object.entries(known)) {
			expect(text.has(key), key).toBe(true);
			expect(text.rules(), key).toContain(rule);
		}
	});

	it('has a rule for what a puzzle asks, and for its answer', async () => {
		for (const puzzle of JSON.parse(fileOf(game, 'puzzles.json')) as Puzzle[]) {
			const { seat, position, solution } = puzzle;
			const table = await tableAt(game, seat, seen(game, seat, position));
			const rules = table.text.rules();
			expect(rules).toContain(ruleOf(table));
			expect(rules, solution).toContain(ruleOf(table, solution));
		}
	});
});

/** What of a position its view writes otherwise. */
function seen(game: Game, seat: number, position: Fields): Fields {
	if (game !== 'shogun') return { ...position, turn: [seat] };
	return { ...position, turn: [seat], actions: { open: position.actions } };
}

describe('the rule of a move', () => {
	it.each([
		['play 5 5', 'lead', 'CH-3.3'],
		['play 5 5', 'counter', 'CH-3.4'],
		['use *ji_bu', 'lead', 'CH-5.1'],
		['writ', 'lead', 'CH-4.2'],
		['pass', 'counter', 'CH-4.4'],
		['swap 4 for 7', 'lead', 'CH-7.4'],
		['place 1', 'lead', 'CH-7.5'],
		['give 4', 'give', 'CH-7.8'],
		['decline', 'take', 'CH-7.9'],
		['allow', 'react', 'CH-5.4'],
	])('Chu Han: %s on a %s is told by %s', async (move, phase, rule) => {
		const table = await tableAt('chuhan', 0, { phase, to_move: 0, must_play: false, pending: [] });
		expect(chuhan.ruleOf(table, move)).toBe(rule);
	});

	it.each([
		['place qin 5', 'placing', 'ST-4.1'],
		['place qin 6', 'placing', 'ST-4.8'],
		['place qin +1', 'placing', 'ST-4.2'],
		['place qin +2', 'placing', 'ST-4.9'],
		['place qin plague', 'placing', 'ST-4.10'],
		['warlord reinforce', 'warlord', 'ST-7.10'],
		['use move_army qin chu', 'before', 'ST-7.6'],
		['pass', 'before', 'ST-7.12'],
		['support +1', 'last_call', 'ST-5.1'],
		['reveal wu', 'battles', 'ST-3.3'],
		['keep 7', 'drawing', 'ST-6.4'],
	])('Sun Tzu: %s while %s is told by %s', async (move, phase, rule) => {
		const view = { phase, turn: [0], pending: [], window: null };
		expect(suntzu.ruleOf(await tableAt('suntzu', 0, view), move)).toBe(rule);
	});

	it.each([
		['draft open Settsu 5', 'draft', 'SG-2.3'],
		['draft refresh', 'draft', 'SG-2.4'],
		['plan castle Settsu', 'planning', 'SG-4.1'],
		['plan bid chest4', 'planning', 'SG-3.6'],
		['choose attack', 'choosing', 'SG-6.1'],
		['move Settsu Yamato 3', 'actions', 'SG-4.4'],
		['stay', 'actions', 'SG-4.4'],
		['revolt Settsu', 'winter', 'SG-7.2'],
	])('Shogun: %s while %s is told by %s', async (move, phase, rule) => {
		const view = { phase, turn: [1], draft: null, action: 0, actions: { open: ['deploy1'] } };
		expect(shogun.ruleOf(await tableAt('shogun', 1, view), move)).toBe(rule);
	});

	it('is of nobody who is not asked', async () => {
		const view = { phase: 'lead', to_move: 1, must_play: false, pending: [] };
		expect(chuhan.ruleOf(await tableAt('chuhan', 0, view), 'pass')).toBeNull();
	});
});
