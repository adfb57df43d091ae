import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { requests as clubs, type Club } from '../../clubs/requests';
import { refused } from '../../testing/refused';
import { texts } from '../../texts/texts.svelte';
import { requests as tournaments } from '../../tournaments/requests';
import { me } from '../../app/me.svelte';
import HomeNews from './HomeNews.svelte';

/** Answers to what the page asks, each as soon as the test gives it. */
function held(): Record<string, (answer: unknown) => void> {
	const give: Record<string, (answer: unknown) => void> = {};
	vi.stubGlobal('fetch', (path: string) => {
		const answer = new Promise((done) => (give[path.replace('/api', '')] = done));
		return answer.then((body) => new Response(JSON.stringify(body)));
	});
	return give;
}

const club = () => screen.queryByRole('link', { name: 'Elbe club' });

it('moves nothing away that somebody is about to press', async () => {
	await texts.load('en');
	const give = held();
	vi.spyOn(me, 'known').mockResolvedValue(); // who another test was is known already
	me.account = true;
	const { rerender } = render(HomeNews, { ready: false });
	await vi.waitUntil(() => give['/clubs'] && give['/tournaments']);
	give['/clubs']!([{ id: 'elbe', name: 'Elbe club' }]);
	await rerender({ ready: true });
	expect(club()).toBeNull(); // the tournament stands above it
	give['/tournaments']!({ mine: [], open: [], running: [], over: [] });
	await vi.waitUntil(club);
	await rerender({ ready: false });
	expect(club()).toBeNull();
	vi.unstubAllGlobals();
});

it('comes when the server does, and is looked at again', async () => {
	vi.useFakeTimers();
	vi.spyOn(me, 'known').mockResolvedValue();
	me.account = true;
	const mine = vi.spyOn(clubs, 'mine').mockResolvedValue([]);
	mine.mockRejectedValueOnce(refused('Offline'));
	vi.spyOn(tournaments, 'list').mockResolvedValue({ mine: [], open: [], running: [], over: [] });
	const asked = async (after: number) => {
		await vi.advanceTimersByTimeAsync(after);
		return mine.mock.calls.length;
	};
	render(HomeNews, { ready: true });
	expect(await asked(0)).toBe(1);
	expect(await asked(10_000)).toBe(2);
	mine.mockResolvedValue([{ id: 'elbe', name: 'Elbe club' }] as Club[]);
	expect(await asked(600_000)).toBeGreaterThan(2);
	expect(club()).toBeTruthy();
});
