import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/client';
import { served } from '../app/served.svelte';
import { me } from '../app/me.svelte';
import { texts } from '../texts/texts.svelte';
import PlayDialog from './PlayDialog.svelte';

test.each([
	['Offline', 'The server is not answering. Try again.'],
	['TooManyTables', 'You have too many unfinished games. End one of them first.'],
	['NotNow', 'The game cannot be continued from here. Choose another move.'],
])('why a game is not opened: %s', async (kind, told) => {
	await texts.load('en');
	vi.spyOn(me, 'known').mockResolvedValue();
	vi.spyOn(served, 'known').mockResolvedValue();
	const fault = { kind, rule: null, message: '', retry_after: null };
	render(PlayDialog, {
		...{ title: 'Play on', line: '', game: 'chuhan', text: texts, sides: [], seats: 2, seat: 0 },
		open: () => Promise.reject(new ApiError(fault, 0)),
		onclose: () => undefined,
	});
	await fireEvent.click(screen.getByText(texts.say('web-branch-go')));
	expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe(told);
});
