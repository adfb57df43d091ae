import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Ending from './Ending.svelte';
import { tableWith } from './testing/table';

it('tells who has won by which rule, and how the points came about', async () => {
	const journal = [
		{
			kind: 'scored',
			round: 3,
			provinces: [
				{ province: 'qin', seat: null, value: 3 },
				{ province: 'wu', seat: 1, value: 4 },
			],
			points: [0, 4],
			marker: -4,
		},
		{ kind: 'game_over', winners: [1], winner: 1, reason: 'ST-6.3', marker: -4, pools: [8, 2] },
	];
	const table = await tableWith({ view: { phase: 'over', marker: -4 }, journal });
	table.state = { ...table.state, result: { winners: [1] } as never };
	render(Ending, { table });
	expect(screen.getByRole('heading', { name: 'Chu wins' })).toBeTruthy();
	expect(screen.getByText('ST-6.3')).toBeTruthy();
	expect(screen.getByText('After round 3')).toBeTruthy();
	expect(screen.getByText('+4')).toBeTruthy();
	expect(screen.getAllByText(/Chu leads by 4\./)).toHaveLength(2);
});
