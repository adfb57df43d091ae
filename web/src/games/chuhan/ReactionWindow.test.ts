import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import ReactionWindow from './ReactionWindow.svelte';
import type { ChuHanPlay } from './play.svelte';
import { tableWith, viewWith } from './testing/table';
import { Words } from './words';

it.each([
	[1, 'Chu discards one other card from hand.'],
	[0, 'Discard one other card from your hand.'],
])('tells of seat %i what its ability does', async (seat, said) => {
	const pending = [{ seat, text: 'use yu_ji 4' }];
	const table = await tableWith({ view: { phase: 'react', pending } });
	const view = viewWith({ phase: 'react', pending });
	const play = { words: new Words(table) } as ChuHanPlay;
	render(ReactionWindow, { table, play, view });
	expect(screen.getByText(said)).toBeTruthy();
});
