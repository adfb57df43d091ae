import { screen, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { Language } from '../../settings/settings.svelte';
import { show } from '../../testing/played.svelte';
import chuhan from '.';
import { tableWith } from './testing/table';
import type { ChuHanView } from './view';

const sentence = () => screen.getByTestId('sentence').textContent;

it.each<[Language, string]>([
	['en', 'Counter three 5s, or pass'],
	['pl', 'Skontruj 3 piątki albo spasuj'],
	['hu', 'Üss felül három 5-\u2060öst, vagy passzolj'],
])('asks for a counter in %s', async (language, text) => {
	show(chuhan, await tableWith({ language }), { board: false });
	expect(sentence()).toBe(text);
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
		'Your rival uses Han Xin. Cancel it with Lyu Zhi, or allow it?',
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
