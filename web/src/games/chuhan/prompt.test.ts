import { screen, waitFor } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import type { Language } from '../../settings/settings.svelte';
import { show } from '../../testing/played.svelte';
import type { TableModel } from '../../table/model';
import chuhan from '.';
import { ChuHanPrompt } from './prompt';
import { tableWith } from './testing/table';
import type { ChuHanView } from './view';
import { Words } from './words';

function promptAt(table: TableModel): ChuHanPrompt {
	return new ChuHanPrompt({ table, words: new Words(table), chosen: [], options: [] } as never);
}

const sentence = () => screen.getByTestId('sentence').textContent;

it.each<[Language, string]>([
	['en', 'Counter three 5s, or pass'],
	['pl', 'Skontruj 3 piątki albo spasuj'],
	['hu', 'Üss felül három 5-\u2060öst, vagy passzolj'],
])('asks for a counter in %s', async (language, text) => {
	show(chuhan, await tableWith({ language }), { board: false });
	expect(sentence()).toBe(text);
});

it.each<[Language, string]>([
	['en', 'Counter 10 cards as rank 0, or pass'],
	['pl', 'Skontruj 10 kart o wartości 0 albo spasuj'],
	['hu', 'Üss felül 10 lapot 0 értékkel, vagy passzolj'],
])('calls a set of all ranks by what it counts as in %s', async (language, text) => {
	const trick = [{ seat: 1, text: 'use zhongli_mo 1 2 xiao_he 4 5 han_xin 7 8 9 0' }];
	const forecast = { going_out: [], to_beat: { size: 10, rank: 0 }, left_to_win: [] };
	show(chuhan, await tableWith({ language, view: { trick }, forecast }), { board: false });
	expect(sentence()).toBe(text);
});

it('asks for Ying Bu’s prize also where he may be played as a plain 6', async () => {
	const table = await tableWith();
	const [lead] = [{ text: 'play ying_bu' }];
	const play = { table, words: new Words(table), chosen: [{ card: 'ying_bu' }], options: [lead] };
	const { detail } = new ChuHanPrompt({ ...play, wanted: () => ['4'] } as never);
	expect(detail).toContain('For the ability, choose a card from the discard pile.');
});

it.each<[Partial<ChuHanView>, string]>([
	[{ phase: 'lead', trick: [], lead: 0 }, 'You lead: play any set'],
	[
		{ must_play: true },
		'Your ability was cancelled: now counter or pass. No more writs this turn.',
	],
	[{ to_move: 1 }, 'Waiting for Chu.'],
	[
		{ phase: 'take' },
		'Mandate of Heaven: take a card of this trick into your hand, or take nothing.',
	],
	[
		{ phase: 'react', pending: [{ seat: 1, text: 'use *han_xin' }] },
		'Chu uses Han Xin. Cancel with Lyu Zhi?',
	],
	[
		{
			phase: 'react',
			pending: [
				{ seat: 0, text: 'use han_xin' },
				{ seat: 1, text: 'use lyu_zhi' },
			],
		},
		'Chu cancels Han Xin. Save your ability with Xiao He?',
	],
	[{ phase: 'over', to_move: null }, 'The game is over.'],
])('asks what the phase asks', async (view, text) => {
	show(chuhan, await tableWith({ view }), { board: false });
	expect(sentence()).toBe(text);
});

it.each<[Language, string[]]>([
	['en', ['Pass', 'Take a writ']],
	['pl', ['Spasuj', 'Weź dekret']],
	['hu', ['Passz', 'Rendeletet veszek el']],
])('has buttons for moves without cards in %s', async (language, labels) => {
	show(chuhan, await tableWith({ language, legal: ['pass', 'play 8', 'writ'] }), { board: false });
	await waitFor(() => {
		for (const name of labels) expect(screen.getByRole('button', { name })).toBeTruthy();
	});
});

it('allows first, and offers the reaction', async () => {
	const view = { phase: 'react' as const, pending: [{ seat: 1, text: 'use han_xin' }] };
	show(chuhan, await tableWith({ view, legal: ['allow', 'use lyu_zhi'] }), { board: false });
	await waitFor(() => expect(screen.getByTestId('primary').textContent).toContain('Allow'));
	expect(screen.getByRole('button', { name: 'Use Lyu Zhi' })).toBeTruthy();
});

it.each([
	[1, 'Chu discards one other card from hand.'],
	[0, 'Discard one other card from your hand.'],
])('tells of seat %i what its ability does', async (seat, said) => {
	const view = { phase: 'react' as const, pending: [{ seat, text: 'use yu_ji 4' }] };
	expect(promptAt(await tableWith({ view })).detail).toBe(said);
});

it('lets who is asked for a reaction answer once for all', async () => {
	const asked = vi.spyOn(api, 'standing').mockRejectedValue(new Error('away'));
	const does = vi.fn((deed: () => Promise<unknown>) => deed().then(Boolean, () => false));
	const pending = [{ seat: 1, text: 'use han_xin' }];
	const table = await tableWith({ view: { phase: 'react', pending } });
	const { standing } = promptAt(Object.assign(table, { does }));
	expect(standing?.now).toBe('ask');
	expect(standing?.answers.map(({ label }) => label)).toEqual(['Ask me', 'Always allow']);
	await standing?.choose('allow');
	expect(asked).toHaveBeenCalledWith(table.id, 'allow');
	expect(promptAt(await tableWith()).standing).toBeNull();
});
