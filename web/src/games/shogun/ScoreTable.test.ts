import { render, screen, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { Scoring } from './journal';
import ScoreTable from './ScoreTable.svelte';
import { tableWith } from './testing/table';
import { Words } from './words';

it('adds up', async () => {
	const none = { provinces: 0, buildings: 0, castle: 0, temple: 0, theatre: 0, total: 0 };
	const some = { provinces: 3, buildings: 1, castle: 3, temple: 0, theatre: 0, total: 7 };
	const scoring: Scoring = {
		year: 1,
		regions: {
			green: [some, none],
			red: [none, none],
			purple: [none, { ...none, provinces: 2, total: 2 }],
			yellow: [none, none],
			brown: [none, none],
		},
		points: [7, 2],
		before: [10, 4],
		vp: [17, 6],
	};
	render(ScoreTable, { scoring, words: new Words(await tableWith()) });
	const rows = within(screen.getByRole('table', { name: 'Scoring of year 1' })).getAllByRole('row');
	const figures = rows.slice(1).map((row) =>
		within(row)
			.getAllByRole('cell')
			.map((cell) => Number(cell.querySelector('b')?.textContent)),
	);
	const total = figures.pop();
	const sums = [0, 1].map((seat) => figures.reduce((sum, row) => sum + row[seat]!, 0));
	expect(sums).toEqual(total);
	expect(screen.getByText('provinces 3, buildings 1, most castles 3')).toBeTruthy();
});
