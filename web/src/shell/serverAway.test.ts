/** Pages that are opened while the server is away: they say so, and ask until it answers. */
import { render, screen, type RenderResult } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ClubList from '../clubs/ClubList.svelte';
import { texts } from '../texts/texts.svelte';
import GamesPage from './history/GamesPage.svelte';
import LeaderboardPage from './leaderboard/LeaderboardPage.svelte';
import LearnPage from './learn/LearnPage.svelte';
import { me } from '../app/me.svelte';
import NewTable from './new/NewTable.svelte';
import FairnessPage from './pages/FairnessPage.svelte';
import LinkPage from './pages/LinkPage.svelte';
import PlayerPage from './profile/PlayerPage.svelte';
import { router } from '../app/router.svelte';

const AWAY = 'The server is not answering. We keep trying.';
const PAGES: [string, Component][] = [
	['/new', NewTable],
	['/leaderboard', LeaderboardPage],
	['/player/abc', PlayerPage],
	['/clubs', ClubList],
	['/learn', LearnPage],
	['/fairness/abc', FairnessPage],
	['/link/abc', LinkPage],
	['/games', GamesPage],
];
const fetched = vi.fn<() => Promise<Response>>();

beforeEach(async () => {
	await texts.load('en');
	vi.useFakeTimers();
	vi.stubGlobal('fetch', fetched);
	vi.spyOn(me, 'known').mockResolvedValue();
});

afterEach(() => router.go('/'));

async function opened(address: string, page: Component): Promise<RenderResult<Component>> {
	router.go(address);
	const shown = render(page);
	await vi.advanceTimersByTimeAsync(100);
	return shown;
}

function refused(kind: string, status: number): Promise<Response> {
	const error = { kind, rule: null, message: '', retry_after: null };
	return Promise.resolve(new Response(JSON.stringify({ error }), { status }));
}

describe.each(PAGES)('%s', (address, page) => {
	test('is asked for until the server answers, and no longer than it is shown', async () => {
		fetched.mockRejectedValue(new TypeError('no network'));
		const { unmount } = await opened(address, page);
		expect(screen.getByText(AWAY)).toBeTruthy();
		const tried = fetched.mock.calls.length;
		await vi.advanceTimersByTimeAsync(2_000);
		expect(fetched.mock.calls.length).toBeGreaterThan(tried);
		unmount();
		fetched.mockClear();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(fetched).not.toHaveBeenCalled();
	});
});

test('that the server is away is told in the language that is chosen meanwhile', async () => {
	fetched.mockRejectedValue(new TypeError('no network'));
	await opened('/clubs', ClubList);
	fetched.mockReturnValue(new Promise(() => undefined));
	await texts.load('hu');
	await vi.advanceTimersByTimeAsync(0);
	expect(screen.getByText(texts.say('web-server-away'))).toBeTruthy();
	expect(screen.queryByText(AWAY)).toBeNull();
	await texts.load('en');
});

test('a club whose leaderboard is not for me is no server that is away', async () => {
	fetched.mockImplementation(() => refused('NotFound', 404));
	await opened('/leaderboard?club=abc', LeaderboardPage);
	expect(screen.getByText('There is no such club, or you are not in it.')).toBeTruthy();
});

test('clubs that are answered late take the place of the notice', async () => {
	fetched
		.mockRejectedValueOnce(new TypeError('no network'))
		.mockResolvedValue(new Response(JSON.stringify([{ id: 'abc', name: 'Go on Sundays' }])));
	await opened('/clubs', ClubList);
	await vi.advanceTimersByTimeAsync(2_000);
	expect(screen.getByText('Go on Sundays')).toBeTruthy();
	expect(screen.queryByText(AWAY)).toBeNull();
});
