import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { stateOf } from '../testing/states';
import { Texts } from '../texts/texts.svelte';
import { StillTable } from './still.svelte';
import TableSounds from './TableSounds.svelte';

const text = new Texts('chuhan');
const played = { kind: 'played', seat: 1, cards: ['4'] };
const heard: string[] = [];

/** Whatever it is asked for, it notes and gives something that can be connected to the next. */
function anything(name: string): unknown {
	return new Proxy(() => {}, {
		get: (_, part) => {
			if (part === Symbol.toPrimitive) return () => 8000;
			if (part === 'getChannelData') return () => new Float32Array(4);
			return anything(String(part));
		},
		set: () => true,
		apply: () => {
			if (name === 'createBufferSource') heard.push('rustle');
			if (name === 'createOscillator') heard.push('tone');
			return anything('made');
		},
	});
}

beforeEach(() => {
	heard.length = 0;
	vi.stubGlobal('AudioContext', function () {
		return anything('context');
	});
});
afterEach(() => {
	settings.tableSounds = false;
	vi.unstubAllGlobals();
});

async function playAt(table: StillTable) {
	render(TableSounds, { table, game: { sound: (kind) => (kind === 'played' ? 'card' : null) } });
	table.state = stateOf({ journal: [played] });
	await tick();
	table.state = stateOf({ journal: [played], status: 'over', result: { winners: [0] }, seat: 0 });
	await tick();
}

test('nobody hears anything who has not asked for it', async () => {
	await playAt(new StillTable('chuhan', text, stateOf({ journal: [] })));
	expect(heard).toEqual([]);
});

test('a card that is played, and a victory', async () => {
	settings.tableSounds = true;
	await playAt(new StillTable('chuhan', text, stateOf({ journal: [] })));
	expect(heard.filter((each) => each === 'rustle')).toHaveLength(1);
	expect(heard.filter((each) => each === 'tone')).toHaveLength(8);
});
