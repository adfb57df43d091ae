import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import type { TableOut } from '../api/client';
import OpenTables from '../lobby/OpenTables.svelte';
import { Lobby } from '../lobby/lobby.svelte';
import { stateOf } from '../testing/states';
import { texts, Texts } from '../texts/texts.svelte';
import type { StateOut } from './model';
import { LiveTable } from './live.svelte';
import OverBar from './OverBar.svelte';
import PromptBar from './PromptBar.svelte';
import { StillTable } from './still.svelte';
import TopBar from './TopBar.svelte';
import WaitingRoom from './WaitingRoom.svelte';
import { FakeSocket } from '../testing/socket';

const text = new Texts('chuhan');
await text.load('en');
await texts.load('en');
const SIDES = [
	{ colour: 'indigo', crest: 'circle-of-three', name: 'seat-0' },
	{ colour: 'vermilion', crest: 'crossed-feathers', name: 'seat-1' },
] as const;
const GAME = { sides: SIDES, steps: () => [], counts: () => [] };
const SEATS: StateOut['seats'] = [
	{ seat: 0, kind: 'person', name: 'Pine Fox', bot: null, aborted: 3 },
	{ seat: 1, kind: 'open', name: null, bot: null, aborted: null },
];
const TERMS = {
	id: 'abc',
	game: 'chuhan',
	options: {},
	pace: 'live',
	clock: null,
	seats: SEATS,
	my_seat: null,
} as unknown as TableOut;

function live(state: Partial<StateOut>): LiveTable {
	const table = new LiveTable('abc', 'chuhan', text, FakeSocket.connect);
	table.state = stateOf(state);
	return table;
}

const mark = (name: string) => screen.queryByRole('button', { name });
/** Where nothing is laid out it has no height yet, and is hidden. */
const explanations = () =>
	screen.getAllByRole('tooltip', { hidden: true }).map(({ textContent }) => textContent);

test('an open table tells in the list who has stopped games, and that it begins from a position', async () => {
	const lobby = new Lobby();
	lobby.open = [{ ...TERMS, from_position: true }];
	render(OpenTables, { lobby });
	await fireEvent.click(mark('stopped 3 games')!);
	expect(explanations()).toEqual([expect.stringContaining('after they had seen their cards')]);
	await fireEvent.click(mark('Set position')!);
	expect(explanations()[1]).toContain('not from the usual deal');
});

test('one that is as usual has no marks', () => {
	const lobby = new Lobby();
	const seats = SEATS.map((seat) => ({ ...seat, aborted: 0 }));
	lobby.open = [{ ...TERMS, seats }];
	render(OpenTables, { lobby });
	expect(screen.getByText('Pine Fox')).toBeTruthy();
	const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent?.trim());
	expect(buttons).toEqual(['Sit down']);
});

test('so does the waiting room, before anybody sits down', () => {
	const table = live({ status: 'open', seat: null, seats: SEATS, view: null });
	render(WaitingRoom, { table, terms: { ...TERMS, from_position: true }, game: GAME });
	expect(screen.getByText(/The person who opened the table may know all the cards/)).toBeTruthy();
	expect(mark('stopped 3 games')).toBeTruthy();
	expect(mark('Sit down: Chu')).toBeTruthy();
	table.close();
});

test.each([
	[{ clock: null }, 'Live · No clock'],
	[{ clock: { bank: 900, increment: 10, cap: null, grace: 0 } }, 'Live · 15 minutes + 10 s'],
	[
		{ clock: { bank: 60, increment: 0, cap: null, grace: 30 } },
		'Live · 1 minute + 0 s · a lost connection stops the clock, for 30 s a game at most',
	],
	[
		{ pace: 'correspondence', clock: { bank: 259_200, increment: 43_200, cap: 6e5, grace: 0 } },
		'A move a day · 3 days + 0.5 for each move',
	],
])('the waiting room tells what was agreed about time: %o', (terms, said) => {
	const table = live({ status: 'open', seat: null, seats: SEATS, view: null });
	render(WaitingRoom, { table, terms: { ...TERMS, ...terms } as TableOut, game: GAME });
	expect(screen.getByText(said)).toBeTruthy();
	table.close();
});

const LESSON = {
	id: 'chuhan',
	kind: 'hand' as const,
	game: 'chuhan',
	step: 0,
	steps: 9,
	now: [],
	chances: null,
	next: null,
};

test.each([
	[{ from_position: true }, true],
	[{ from_position: false }, false],
	[{ from_position: true, lesson: LESSON }, false],
])('the table itself is marked, but not a lesson: %o', (state, marked) => {
	const table = new StillTable('chuhan', text, stateOf(state));
	render(TopBar, {
		table,
		game: GAME,
		menu: createRawSnippet(() => ({ render: () => '<span></span>' })),
	});
	expect(mark('Set position') !== null).toBe(marked);
});

test.each([
	[{ winners: [0], taken_back: 2 }, '2 moves were taken back.'],
	[{ winners: [0], taken_back: 1 }, 'One move was taken back.'],
	[{ winners: [0], taken_back: 0 }, null],
	[{ winners: [0] }, null],
])('the result says that moves were taken back: %o', (result, said) => {
	const table = live({ status: 'over', result });
	const none = () => undefined;
	render(OverBar, { table, onreplay: none, onanalyse: none, onend: none });
	expect(screen.getByText('You won!')).toBeTruthy();
	expect(screen.queryByText(/taken back/)?.textContent ?? null).toBe(said);
	table.close();
});

test('whoever has lost is told so, and how', () => {
	const table = live({
		status: 'over',
		result: { winners: [1], reason: 'resigned' },
		happenings: [{ at: 0, event: 'resigned', seat: 0 }],
	});
	const none = () => undefined;
	render(OverBar, { table, onreplay: none, onanalyse: none, onend: none });
	expect(screen.getByText('You lost. Chu won.')).toBeTruthy();
	expect(screen.getByText('Han resigned.')).toBeTruthy();
	table.close();
});

test('a move that is sent again is told calmly', () => {
	const prompt = { sentence: 'You lead', detail: '', primary: null, others: [], refusal: null };
	const table = Object.assign(new StillTable('chuhan', text, stateOf()), {
		sending: ['pass'],
		again: true,
	});
	const none = () => undefined;
	render(PromptBar, {
		table,
		prompt: { ...prompt, clear: null },
		side: SIDES[0],
		counts: [],
		onundo: none,
		onrule: none,
	});
	expect(screen.getByText('The server is busy; your move is being sent again.')).toBeTruthy();
});
