import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { stateOf } from '../testing/states';
import { tell, type JournalEvent } from '../texts/telling';
import { Texts } from '../texts/texts.svelte';
import Log from './Log.svelte';
import type { GamePlayback } from './playback/steps';
import { StillTable } from './still.svelte';

const text = new Texts('chuhan');
await text.load('en');
const SIDES = [
	{ colour: 'indigo', crest: 'circle-of-three', name: 'seat-0' },
	{ colour: 'vermilion', crest: 'crossed-feathers', name: 'seat-1' },
] as const;

/** A play has a place on the board, and what follows a pass tells of it too. */
const PLAYBACK: GamePlayback = {
	begins: () => null,
	advance: (view) => view,
	places: ({ kind }) => (kind === 'played' ? ['.trick'] : []),
	flights: () => [],
	sound: () => null,
	headline: (events) => events,
	isToldElsewhere: (journal, at) =>
		journal[at]!.kind === 'passed' && journal[at + 1]?.kind === 'trick_ended',
};

test('as Python tells it: what only one seat knows comes besides', () => {
	const drawn = { kind: 'took_writ', seat: 1, left: 4 };
	const [line] = tell(text, drawn);
	expect(line).toEqual({ text: 'Chu takes a writ. Writs left: 4.', seat: 1, detail: false });
	expect(tell(text, { ...drawn, cards: ['5', 'ji_bu'] })[1]).toEqual({
		text: 'You draw: 5, Ji Bu.',
		seat: 1,
		detail: true,
	});
	const used = { kind: 'used', seat: 0, card: 'zhongli_mo' };
	expect(tell(text, { ...used, cards: [] })[0]?.text).toBe('Han uses Zhongli Mo.');
	const mixed = { ...used, cards: ['2', '5'], size: 2, rank: 2 };
	expect(tell(text, mixed)[0]?.text).toBe('Han plays 2 cards as rank 2 with Zhongli Mo: 2, 5.');
	expect(tell(text, { kind: 'unheard_of' })[0]?.text).toBe('unheard of');
	const more = { kind: 'unheard_of', seat: 1, stones: ['a1', 'b2'], by: { left: 3 }, none: null };
	expect(tell(text, more)[0]?.text).toBe('unheard of: stones a1 b2, by left 3');
});

test('all that happened, under the headings of the game', () => {
	const journal = [
		{ kind: 'dealt', hand: 1, lead: 0, event: 'calm' },
		{ kind: 'passed', seat: 1 },
	];
	render(Log, {
		table: new StillTable('chuhan', text, stateOf({ journal })),
		game: {
			sides: SIDES,
			playback: PLAYBACK,
			heading: (_: unknown, event: JournalEvent) => (event.kind === 'dealt' ? 'Hand 1' : null),
		},
	});
	expect(screen.getByRole('heading', { name: 'Hand 1' })).toBeTruthy();
	expect(screen.getByText('Chu passes.').closest('.entry')?.classList).toContain('last');
	expect(screen.getByRole('region', { name: text.say('web-log') }).tabIndex).toBe(0);
});

test('each thing once, and a line lights up what it tells of', async () => {
	const played = { kind: 'played', seat: 1, cards: ['4'], size: 1, rank: 4 };
	const journal = [played, { kind: 'passed', seat: 0 }, { kind: 'trick_ended', lead: 1 }];
	const table = new StillTable('chuhan', text, stateOf({ journal }));
	let pointed = 0;
	const { unmount } = render(Log, {
		table,
		game: { sides: SIDES, playback: PLAYBACK, heading: () => null },
		onpoint: () => (pointed += 1),
	});
	expect(screen.queryByText('Han passes.')).toBeNull();
	expect(screen.getByText('The trick is over. Chu leads.')).toBeTruthy();
	const [line, ...others] = screen.getAllByRole('button');
	expect(others).toEqual([]); // the others have no place on the board
	expect(line!.tabIndex).toBe(0);
	await fireEvent.click(line!);
	expect([table.lit, pointed]).toEqual([[played], 1]);
	expect(line!.classList).toContain('lit');
	unmount();
	expect(table.lit).toEqual([]);
});

test('after a line was taken back Tab leads to the last that is left', async () => {
	const played = { kind: 'played', seat: 1, cards: ['4'], size: 1, rank: 4 };
	const passed = { kind: 'passed', seat: 0 };
	const table = new StillTable('chuhan', text, stateOf({ journal: [played, passed, played] }));
	render(Log, { table, game: { sides: SIDES, playback: PLAYBACK, heading: () => null } });
	screen.getAllByRole('button').at(-1)!.focus();
	table.state = stateOf({ journal: [played] });
	await tick();
	expect(screen.getAllByRole('button').map((line) => line.tabIndex)).toEqual([0]);
	table.state = stateOf({ journal: [played, played, passed] });
	await tick();
	expect(screen.getAllByRole('button').map((line) => line.tabIndex)).toEqual([-1, 0]);
});
