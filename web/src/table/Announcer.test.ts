import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { stateOf } from '../testing/states';
import { Texts } from '../texts/texts.svelte';
import Announcer from './Announcer.svelte';
import { StillTable } from './still.svelte';

const text = new Texts('chuhan');
await text.load('en');
const passes = (count: number) =>
	Array.from({ length: count }, (_, at) => ({ kind: 'passed', seat: at % 2 }));

test('few lines are read, and of many their number and the last one', async () => {
	const table = new StillTable('chuhan', text, stateOf({ journal: [] }));
	render(Announcer, { table, game: { isToldElsewhere: () => false } });
	const said = () => screen.getByTestId('announcer').textContent;
	table.state = stateOf({ journal: passes(2) });
	await expect.poll(said).toBe('Han passes. Chu passes.');
	table.state = stateOf({ journal: passes(10) });
	await expect.poll(said).toMatch(/8.* things happened. The last one: Chu passes.$/);
});
