import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { News } from './news.svelte';
import { tableWith } from './testing/table';

it('an old battle that is looked at once more makes no news of those after it', async () => {
	const journal = ['qin', 'chu', 'wu'].map((province) => ({
		kind: 'revealed',
		province,
		cards: ['1', '2'],
	}));
	const table = await tableWith({ journal });
	const { state } = table;
	let news!: News;
	const end = $effect.root(() => {
		news = new News(table);
	});
	const shows = (count: number, again: boolean) => {
		table.step = again
			? { from: 0, to: count, events: [], weight: 1, before: null, view: null, again }
			: null;
		table.state = { ...state, journal: journal.slice(0, count) };
		flushSync();
		return news.fresh.length;
	};
	expect([shows(1, true), shows(3, false)]).toEqual([0, 0]);
	expect([shows(1, false), shows(3, false)]).toEqual([0, 2]); // it was taken back
	end();
});
