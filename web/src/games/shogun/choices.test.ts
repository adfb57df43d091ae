import { fireEvent, screen, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { show } from '../../testing/played.svelte';
import shogun from '.';
import { tableWith } from './testing/table';

it('offers the special cards in the order in which they set the turn', async () => {
	const specials = ['deploy6', 'attack', 'chest', 'defence', 'rice'];
	const legal = [
		'choose attack',
		'choose chest',
		'choose defence',
		'choose deploy6',
		'choose rice',
	];
	show(shogun, await tableWith({ view: { phase: 'choosing', specials }, legal }), { board: false });
	await screen.findByRole('button', { name: /^Number 1/ });
	const offered = [...document.querySelectorAll('[data-special]')];
	expect(offered.map((each) => each.getAttribute('data-special'))).toEqual(specials);
});

it('says in a draft what is chosen next', async () => {
	const draft = {
		open: ['Mino', 'Owari'],
		drawn: null,
		stack: { known: [], hidden: 9 },
		turn: 0,
	};
	const legal = ['draft open Mino 3', 'draft open Mino 4', 'draft open Owari 3', 'draft top'];
	show(shogun, await tableWith({ view: { phase: 'draft', draft }, legal }), { board: false });
	const primary = await screen.findByTestId('primary');
	expect(primary.textContent).toContain('Choose a province card');
	await fireEvent.click(await screen.findByRole('button', { name: /^Mino/ }));
	expect(screen.getByTestId('primary').textContent).toContain('Choose the armies for Mino');
	await fireEvent.click(screen.getByRole('button', { name: '4 armies' }));
	expect(screen.getByTestId('primary').textContent).not.toContain('Choose');
});

it('says which cubes of a throw came from the tray', async () => {
	const journal = [
		{ kind: 'attacked', seat: 0, province: 'Mino', source: 'Omi', owner: null, armies: 4 },
		{
			kind: 'thrown',
			fighters: { 0: 4, peasant: 2 },
			tray: { peasant: 1, 1: 1 },
			out: { 0: 3, peasant: 3 },
			inside: { 0: 1, 1: 1 },
		},
		{ kind: 'repelled', seat: 0, province: 'Mino', own: 3, against: 3, peasants: 3 },
	];
	show(shogun, await tableWith({ journal }));
	await fireEvent.click(screen.getByRole('button', { name: 'The tower' }));
	await fireEvent.click(
		await screen.findByRole('button', { name: /Battle for Mino/, hidden: true }),
	);
	const fight = await screen.findByRole('region', { name: /Battle for Mino/ });
	expect(within(fight).getByText('1 more from the tray')).toBeTruthy();
	expect(fight.textContent).toContain('8 thrown in, 2 of them from the tray');
});
