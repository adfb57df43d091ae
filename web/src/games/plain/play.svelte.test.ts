import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { PlayedTable } from '../../testing/played.svelte';
import { stateOf } from '../../testing/states';
import { Texts } from '../../texts/texts.svelte';
import { PlainPlay } from './play.svelte';

it('half a plan outlives a look at what was before', async () => {
	const text = new Texts('toy');
	const parts = ['1', '2'].map((part) => ({ part, moves: [`keep ${part}`, 'keep 9'] }));
	const state = stateOf({ decision: 3, plan: { rule: '', parts } });
	const table = new PlayedTable('toy', text, state);
	let play!: PlainPlay;
	const end = $effect.root(() => {
		play = new PlainPlay(table);
	});
	flushSync();
	await vi.waitFor(() => expect(play.planning).toBe(true));
	play.choose('keep 9');
	table.state = { ...state, my_turn: false, decision: null };
	flushSync();
	expect(play.chosen).toEqual({});
	table.state = state;
	flushSync();
	expect(play.chosen).toEqual({ 1: 'keep 9' });
	end();
});
