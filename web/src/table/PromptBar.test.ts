import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { stateOf } from '../testing/states';
import { Texts } from '../texts/texts.svelte';
import { SAID_FOR } from './happenings';
import type { Prompt } from './prompt';
import PromptBar from './PromptBar.svelte';
import type { TableModel } from './model';
import { StillTable } from './still.svelte';

const text = new Texts('chuhan');
await text.load('en');
const SIDE = { colour: 'indigo', crest: 'circle-of-three', name: 'seat-0' } as const;

function show(
	model: Partial<TableModel>,
	prompt: Partial<Prompt> = {},
	rule: string | null = null,
	news = '',
) {
	const table = Object.assign(new StillTable('chuhan', text, model.state ?? stateOf()), {
		live: true,
		...model,
	});
	const onundo = vi.fn();
	const onrule = vi.fn();
	render(PromptBar, {
		table,
		prompt: {
			sentence: 'Counter the three 5s, or pass',
			detail: 'Three 7s chosen.',
			primary: null,
			others: [],
			refusal: null,
			clear: null,
			...prompt,
		},
		rule,
		news,
		side: SIDE,
		counts: [{ label: '12 cards', value: 12 }],
		onundo,
		onrule,
	});
	return { onundo, onrule };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('who is asked to answer an ability is told what it does, not that it was used', () => {
	const standing = { label: 'Abilities', answers: [], now: 'ask', choose: vi.fn() };
	const state = stateOf({ my_turn: true });
	for (const [prompt, told] of [
		[{}, 'Chu uses Yu Ji.'],
		[{ standing: { ...standing, now: 'allow' } }, 'Chu uses Yu Ji.'],
		[{ standing }, 'Three 7s chosen.'],
	] as const) {
		show({ state }, prompt, null, 'Chu uses Yu Ji.');
		expect(screen.getByText(told)).toBeTruthy();
		cleanup();
	}
});

test('one sentence, the primary action and the others', async () => {
	const play = vi.fn();
	const pass = vi.fn();
	show(
		{},
		{
			primary: { label: 'Play three 7s', run: play },
			others: [{ label: 'Pass', run: pass, key: 'p' }],
		},
	);
	expect(screen.getByText('Counter the three 5s, or pass')).toBeTruthy();
	expect(screen.getByText('Three 7s chosen.')).toBeTruthy();
	await fireEvent.click(button('Play three 7s'));
	await fireEvent.click(button('Pass'));
	expect([play, pass].map((each) => each.mock.calls.length)).toEqual([1, 1]);
	expect(button('Pass').getAttribute('aria-keyshortcuts')).toBe('P');
	expect(screen.queryByRole('button', { name: text.say('web-undo') })).toBeNull();
});

test('a refusal shows its rule, which can be looked up', async () => {
	const { onrule } = show({}, { refusal: { rule: 'CH-3.4', sentence: 'Same size, higher rank.' } });
	expect(screen.getByText(/Same size, higher rank/)).toBeTruthy();
	expect(screen.queryByText('Three 7s chosen.')).toBeNull();
	await fireEvent.click(button('CH-3.4'));
	expect(onrule).toHaveBeenCalledWith('CH-3.4');
});

test('what is asked shows its rule, but not while a move is on its way', async () => {
	const { onrule } = show({}, {}, 'CH-4.3');
	await fireEvent.click(button('CH-4.3'));
	expect(onrule).toHaveBeenCalledWith('CH-4.3');
	cleanup();
	show({ sending: ['pass'] }, {}, 'CH-4.3');
	expect(screen.queryByRole('button', { name: 'CH-4.3' })).toBeNull();
});

test('while a move is on its way nothing else can be pressed', () => {
	show({ live: false, sending: ['pass'] }, { primary: { label: 'Play', run: vi.fn() } });
	expect(screen.getByText(text.say('web-sending'))).toBeTruthy();
	expect(button('Play').disabled).toBe(true);
});

test('a move that waits for a yes takes the place of all others', async () => {
	const confirm = vi.fn();
	const back = vi.fn();
	show(
		{ unconfirmed: { label: 'Play three 7s', confirm, back } },
		{
			primary: { label: 'Play three 7s', run: vi.fn() },
			others: [{ label: 'Pass', run: vi.fn() }],
		},
	);
	expect(screen.getByText('Play three 7s?')).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
	await fireEvent.click(button('Play three 7s'));
	await fireEvent.click(button('Back'));
	expect([confirm, back].map((each) => each.mock.calls.length)).toEqual([1, 1]);
});

test('undo, where the server allows it; and what is held in a window', async () => {
	const { onundo } = show({
		state: stateOf({ can_undo: true, window: { ends_in: 4, asked: true } }),
		held: true,
	});
	await fireEvent.click(button(text.say('web-undo')));
	await fireEvent.click(button(text.say('web-undo')), { detail: 2 }); // of a double click
	expect(onundo).toHaveBeenCalledOnce();
	expect(screen.getByText(text.say('web-held'))).toBeTruthy();
	expect(screen.getByRole('timer').textContent).toContain('4 s');
});

test('who has nothing to decide in a window is shown a pause, not a question', () => {
	const primary = { label: 'Allow', run: vi.fn() };
	show({ state: stateOf({ my_turn: true, window: { ends_in: 4, asked: false } }) }, { primary });
	expect(screen.getByText(text.say('web-secret-pause'))).toBeTruthy();
	expect(screen.getByText(text.say('web-secret-pause.line'))).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
});

test('a move that was taken back is told for some seconds', async () => {
	vi.useFakeTimers();
	const table = new StillTable('chuhan', text, stateOf());
	const prompt = { sentence: 'You lead', detail: 'Any set.', primary: null, others: [] };
	render(PromptBar, {
		table,
		prompt: { ...prompt, refusal: null, clear: null },
		side: SIDE,
		counts: [],
		onundo: vi.fn(),
		onrule: vi.fn(),
	});
	expect(screen.getByText('Any set.')).toBeTruthy();
	table.state = stateOf({ happenings: [{ at: 3, event: 'undone', seat: 1 }] });
	await tick();
	expect(screen.getByText('Chu took a move back.')).toBeTruthy();
	vi.advanceTimersByTime(SAID_FOR);
	await tick();
	expect(screen.queryByText('Chu took a move back.')).toBeNull();
	expect(screen.getByText('Any set.')).toBeTruthy();
	vi.useRealTimers();
});
