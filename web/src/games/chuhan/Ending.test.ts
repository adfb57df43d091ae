import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { StateOut } from '../../table/model';
import Ending from './Ending.svelte';
import { tableWith } from './testing/table';

async function ended(some: Partial<StateOut>) {
	const table = await tableWith({ view: { scores: [0, 1] } });
	table.state = { ...table.state, status: 'over', ...some };
	render(Ending, { table });
}

it('tells the score of a game that was played to its end', async () => {
	await ended({ result: { winners: [1], scores: [0, 1], reason: 'CH-6.5' } });
	expect(screen.getByText('Han 0 : 1 Chu')).toBeTruthy();
});

it('tells who resigned in place of a score that has decided nothing', async () => {
	await ended({
		result: { winners: [0], scores: [1, 0], reason: 'resigned' },
		happenings: [{ at: 0, event: 'resigned', seat: 1 }],
	});
	expect(screen.getByRole('heading', { name: 'You found the dynasty' })).toBeTruthy();
	expect(screen.getByText('Chu resigned.')).toBeTruthy();
	expect(screen.queryByText('Han 0 : 1 Chu')).toBeNull();
});
