import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { api, type SeekOut, type StateOut } from '../api/client';
import { router } from '../app/router.svelte';
import { texts } from '../texts/texts.svelte';
import Waiting from './Waiting.svelte';

test('whoever presses twice plays one bot meanwhile', async () => {
	await texts.load('en');
	let answer!: (state: StateOut) => void;
	const asked = new Promise<StateOut>((done) => (answer = done));
	const quick = vi.spyOn(api, 'quick').mockReturnValue(asked);
	const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
	const seek = { game: 'chuhan', pace: 'live', seats: 2, least: 1400, most: 1600, bot: 'novice' };
	render(Waiting, { seek: seek as unknown as SeekOut });
	const play = document.querySelector<HTMLButtonElement>('.ways .ink')!;
	await fireEvent.click(play);
	await fireEvent.click(play);
	answer({ table: 't' } as StateOut);
	await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/table/t'));
	expect(quick).toHaveBeenCalledOnce();
	expect(screen.queryByRole('alert')).toBeNull();
});
