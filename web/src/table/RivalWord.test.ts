import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type LevelOut, type MeView, type RivalStanding } from '../api/client';
import { served } from '../app/served.svelte';
import { textsOf } from '../texts/texts.svelte';
import type { TableModel } from './model';
import RivalWord from './RivalWord.svelte';

const text = textsOf('chuhan');
await text.load('en');

const level = (name: string, strength: number, character: string) =>
	({ name, strength, character, seconds: 1 }) as LevelOut;
const standing = (won: number, table: string): RivalStanding => ({
	...{ game: 'chuhan', bot: 'novice', won, lost: 0, at: 1, table, mine: 31, theirs: 17 },
});

function over(winner: number): TableModel {
	const seats = [
		{ seat: 0, kind: 'person', bot: null },
		{ seat: 1, kind: 'bot', bot: 'novice' },
	];
	const state = { status: 'over', seats, result: { winners: [winner] } };
	return { id: 't', game: 'chuhan', seat: 0, state, text } as unknown as TableModel;
}

beforeEach(() => {
	served.take([
		{ id: 'chuhan', levels: [level('adept', 900, 'envoy'), level('novice', 700, 'ferryman')] },
	]);
	vi.spyOn(api, 'me').mockResolvedValue({ id: 'me', name: 'Me' } as MeView);
});
afterEach(() => {
	served.take([]);
	vi.restoreAllMocks();
});

async function shown(winner: number, standings: RivalStanding[]) {
	vi.spyOn(api, 'rivals').mockResolvedValue(standings);
	const onmeet = vi.fn();
	render(RivalWord, { table: over(winner), onmeet });
	await vi.waitFor(() => expect(document.querySelector('[data-rival-word]')).not.toBeNull());
	return onmeet;
}

test('whoever beats a rival gets its portrait, and meets the next', async () => {
	const onmeet = await shown(0, [standing(1, 't')]);
	expect(screen.getByText(text.say('rival-ferryman.beaten'))).toBeTruthy();
	expect(screen.getByText(text.say('web-ladder-new'))).toBeTruthy();
	expect(screen.getByText(text.say('rival-envoy'))).toBeTruthy(); // what it says before the game
	await fireEvent.click(screen.getByRole('button', { name: /The Envoy/ }));
	expect(onmeet).toHaveBeenCalledExactlyOnceWith('adept');
});

test('the portrait is new once', async () => {
	await shown(0, [standing(2, 'before')]);
	expect(screen.queryByText(text.say('web-ladder-new'))).toBeNull();
	expect(screen.getByRole('button', { name: /The Envoy/ })).toBeTruthy();
});

test('a win that does not count is called practice', async () => {
	await shown(0, []);
	expect(screen.getByText(text.say('web-ladder-practice'))).toBeTruthy();
	expect(screen.queryByRole('button')).toBeNull();
});

test('whoever loses hears it, and is offered nobody else', async () => {
	await shown(1, []);
	expect(screen.getByText(text.say('rival-ferryman.won'))).toBeTruthy();
	expect(screen.queryByRole('button')).toBeNull();
});
