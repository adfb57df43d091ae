import { render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../api/client';
import { served } from '../../app/served.svelte';
import { texts } from '../../texts/texts.svelte';
import { me } from '../../app/me.svelte';
import { router } from '../../app/router.svelte';
import GamesPage from './GamesPage.svelte';

afterEach(() => {
	served.take([]);
	router.go('/');
});

test('my games are asked for once, though the games of others are known later', async () => {
	await texts.load('en');
	vi.spyOn(me, 'known').mockResolvedValue();
	const mine = vi.spyOn(api, 'mine').mockResolvedValue([]);
	router.go('/games');
	render(GamesPage);
	await vi.waitFor(() => expect(mine).toHaveBeenCalled());
	served.take([{ id: 'shogi', levels: [] }]);
	await new Promise((done) => setTimeout(done));
	expect(mine).toHaveBeenCalledOnce();
	router.go('/games?show=finished');
	await vi.waitFor(() => expect(mine).toHaveBeenCalledTimes(2));
});
