import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { stateOf } from '../testing/states';
import { Texts } from '../texts/texts.svelte';
import * as sounds from './sounds';
import { StillTable } from './still.svelte';
import TableSounds from './TableSounds.svelte';

const text = new Texts('chuhan');
const played = { kind: 'played', seat: 1, cards: ['4', '4'] };
const heard: string[] = [];

beforeEach(() => {
	heard.length = 0;
	vi.spyOn(sounds, 'hear').mockImplementation(({ what, count }) => {
		heard.push(count === undefined ? what : `${count} ${what}`);
	});
});

function sit(): StillTable {
	const table = new StillTable('chuhan', text, stateOf({ journal: [] }));
	const sound = ({ kind }: { kind: string }) =>
		kind === 'played' ? ({ what: 'card', count: 2 } as const) : null;
	render(TableSounds, { table, game: { sound, flights: () => [] } });
	return table;
}

test.each([
	[0, 'victory'],
	[1, 'defeat'],
	[null, 'gong'],
])('cards that are played, each once, and how it ends for seat %s', async (seat, ending) => {
	const table = sit();
	table.state = stateOf({ journal: [played], seat });
	await tick();
	const over = { status: 'over', result: { winners: [0] }, seat } as const;
	table.state = stateOf({ journal: [played], ...over });
	await tick();
	expect(heard).toEqual(['2 card', ending]);
});

test('a game that was over when its table was opened ends in silence', async () => {
	const over = stateOf({ status: 'over', result: { winners: [0] }, seat: 0 });
	const table = new StillTable('chuhan', text, over);
	render(TableSounds, { table, game: { sound: () => null, flights: () => [] } });
	await tick();
	expect(heard).toEqual([]);
});
