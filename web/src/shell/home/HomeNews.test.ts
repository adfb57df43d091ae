import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { texts } from '../../texts/texts.svelte';
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
	const { rerender } = render(HomeNews, { ready: false });
	await vi.waitUntil(() => give['/me']);
	give['/me']!({ id: 'ann', name: 'Ann', account: true, owner: false });
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
