import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type GameOut, type ProfileOut, type StateOut } from '../../api/client';
import { refused } from '../../testing/refused';
import { texts } from '../../texts/texts.svelte';
import { me } from '../../app/me.svelte';
import { router } from '../../app/router.svelte';
import NewTable from './NewTable.svelte';

await texts.load('en');
const GAMES = ['chuhan', 'suntzu'].map((id) => ({
	id,
	seats: [2],
	levels: [],
	options: {},
	differences: {},
})) as unknown as GameOut[];

let answer: (profile: ProfileOut) => void;
let fail: (error: Error) => void;

const send = () =>
	screen.getByRole<HTMLButtonElement>('button', { name: texts.say('web-open-it') });

beforeEach(async () => {
	vi.spyOn(me, 'known').mockResolvedValue();
	vi.spyOn(api, 'games').mockResolvedValue(GAMES);
	vi.spyOn(api, 'open').mockResolvedValue({ table: 't' } as StateOut);
	const profile = new Promise<ProfileOut>((done, refuse) => ([answer, fail] = [done, refuse]));
	const asked = vi.spyOn(api, 'profile').mockReturnValue(profile);
	vi.stubGlobal('fetch', async () => new Response('[]'));
	router.go('/new?invite=fox');
	render(NewTable);
	await vi.waitFor(() => expect(asked).toHaveBeenCalled());
	await vi.waitFor(() => expect(screen.getAllByRole('radio').length).toBeGreaterThan(2));
});

afterEach(() => router.go('/'));

test('a table for a guest is not opened before it is known who that is', async () => {
	expect(send().disabled).toBe(true);
	await fireEvent.click(screen.getByRole('radio', { name: /Sun Tzu/ }));
	answer({ id: 'fox', name: 'Pine Fox' } as ProfileOut);
	await vi.waitFor(() => expect(send().disabled).toBe(false));
	await fireEvent.click(send());
	const wanted = vi.mocked(api.open).mock.lastCall![0];
	expect(wanted).toMatchObject({ game: 'suntzu', invite: 'fox', public: false });
});

test('where there is no such guest, one may open it all the same', async () => {
	fail(refused('NotFound'));
	expect((await screen.findByRole('alert')).textContent).toBe(texts.say('web-player-none'));
	expect(send().disabled).toBe(false);
});
