import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api, type StateOut, type TableOut } from '../api/client';
import { me } from '../app/me.svelte';
import { router } from '../app/router.svelte';
import { FakeSocket } from '../testing/socket';
import { stateOf } from '../testing/states';
import { texts, Texts } from '../texts/texts.svelte';
import { LiveTable } from './live.svelte';
import OverBar from './OverBar.svelte';
import WaitingRoom from './WaitingRoom.svelte';

const text = new Texts('chuhan');
await text.load('en');
await texts.load('en');
const SIDES = [
	{ colour: 'indigo', crest: 'circle-of-three', name: 'seat-0' },
	{ colour: 'vermilion', crest: 'crossed-feathers', name: 'seat-1' },
] as const;
const GAME = { sides: SIDES, steps: () => [], counts: () => [] };
const TERMS = { id: 'abc', game: 'chuhan', options: {}, pace: 'live', clock: null };
const kept = (seat: number, name: string | null, kind: 'person' | 'open') => ({
	...{ seat, name, kind, bot: null, aborted: null },
});
const plain = (words: string | null) => words?.replace(/[\u2068\u2069]/g, '');

function live(state: Partial<StateOut>): LiveTable {
	const table = new LiveTable('abc', 'chuhan', text, FakeSocket.connect);
	table.state = stateOf(state);
	return table;
}

afterEach(() => vi.restoreAllMocks());

async function over(next: Partial<StateOut>): Promise<void> {
	vi.spyOn(api, 'state').mockResolvedValue(stateOf({ status: 'open', ...next }));
	const table = live({ status: 'over', seat: 0, result: { winners: [0] } });
	table.rematch = 'next';
	const none = () => undefined;
	render(OverBar, { table, onreplay: none, onanalyse: none, onend: none });
	await vi.waitUntil(() => !screen.queryByText(/other side/));
	table.close();
}

test('who is asked for a rematch learns by whom, and sits down by one press', async () => {
	await over({ seat: 1, seats: [kept(0, 'Maya', 'person'), kept(1, 'Ann', 'open')] });
	expect(plain(screen.getByRole('status').textContent)).toBe('Maya wants to play again.');
	const sit = vi.spyOn(api, 'sit').mockResolvedValue({} as StateOut);
	const go = vi.spyOn(router, 'go').mockReturnValue();
	await fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
	expect(sit).toHaveBeenCalledWith('next');
	await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/table/next'));
});

test('who has asked reads who is waited for', async () => {
	await over({ seat: 0, seats: [kept(0, 'Maya', 'person'), kept(1, 'Ann', 'open')] });
	expect(plain(screen.getByRole('status').textContent)).toBe('Waiting for Ann to accept');
	expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test.each([
	['Ann', 'Waiting for Ann to accept', false],
	[null, 'Invite somebody', true],
])('a seat that is kept for %s', (name, heading, open) => {
	vi.spyOn(api, 'sit').mockResolvedValue({} as StateOut);
	const seats = [kept(0, 'Maya', 'person'), kept(1, name, 'open')];
	const table = live({ status: 'open', seat: 0, seats, view: null, may_begin: true });
	render(WaitingRoom, { table, terms: TERMS as unknown as TableOut, game: GAME });
	expect(plain(screen.getByRole('heading', { level: 2 }).textContent)).toBe(heading);
	expect(screen.queryByRole('button', { name: 'Copy the link' }) !== null).toBe(open);
	expect(screen.queryByRole('button', { name: 'Start now' }) !== null).toBe(open);
	table.close();
});

test('who may not begin before all are there is not offered it', () => {
	vi.spyOn(api, 'sit').mockResolvedValue({} as StateOut);
	const seats = [kept(0, 'Maya', 'person'), kept(1, 'Ann', 'person'), kept(2, null, 'open')];
	const table = live({ status: 'open', seat: 1, seats, view: null });
	const sides = [...SIDES, { colour: 'jade', crest: 'triple-leaf', name: 'seat-0' }] as const;
	render(WaitingRoom, { table, terms: TERMS as unknown as TableOut, game: { ...GAME, sides } });
	expect(screen.queryByRole('button', { name: 'Start now' })).toBeNull();
	expect(screen.getByText(text.say('web-start-later'))).toBeTruthy();
	table.close();
});

test('who comes by a link reads who invites, and to what', () => {
	me.name = 'Ann';
	const seats = [kept(0, 'Maya', 'person'), kept(1, null, 'open')];
	const table = live({ status: 'open', seat: null, seats, view: null });
	render(WaitingRoom, { table, terms: TERMS as unknown as TableOut, game: GAME });
	const title = screen.getByRole('heading', { level: 1 });
	expect(plain(title.textContent)).toBe('Maya invites you to Chu Han');
	expect(screen.getByRole('link', { name: 'Rules' })).toBeTruthy();
	table.close();
});
