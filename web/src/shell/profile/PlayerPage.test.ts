import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api, type ProfileOut, type TableOut } from '../../api/client';
import { me } from '../../app/me.svelte';
import { served } from '../../app/served.svelte';
import { texts } from '../../texts/texts.svelte';
import PlayerPage from './PlayerPage.svelte';

await texts.load('en');
afterEach(() => vi.restoreAllMocks());

test.each([
	['ann', true],
	['ben', false],
])('the page of %s: only mine has my last games and a way to the next one', async (id, mine) => {
	me.id = 'ann';
	vi.spyOn(me, 'known').mockResolvedValue();
	vi.spyOn(served, 'known').mockResolvedValue();
	vi.spyOn(api, 'contacts').mockResolvedValue({ people: [], visible: false });
	const profile = { id, name: id, since: 0, account: false, ratings: [], uncounted: [] };
	vi.spyOn(api, 'profile').mockResolvedValue(profile as unknown as ProfileOut);
	const table = { id: 't', game: 'chuhan', pace: 'live', status: 'over', seats: [], created: 0 };
	const asked = vi.spyOn(api, 'mine').mockResolvedValue([table as unknown as TableOut]);
	render(PlayerPage);
	await screen.findByRole('heading', { level: 1 });
	await vi.waitFor(() => expect(asked.mock.calls.length).toBe(mine ? 1 : 0));
	const replay = mine ? await screen.findByRole('link', { name: /^Replay/ }) : null;
	expect(replay?.getAttribute('href') ?? null).toBe(mine ? '/table/t#replay' : null);
	expect(screen.queryByRole('button', { name: 'Find me a game' }) !== null).toBe(mine);
});
