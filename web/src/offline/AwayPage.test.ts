import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { texts } from '../texts/texts.svelte';
import AwayPage from './AwayPage.svelte';

await texts.load('en');

test.each([
	[200, null, 1],
	[403, 'MembersOnly', 1],
	[403, 'Banned', 1],
	[503, 'Stopping', 0],
	[429, 'TooMany', 0],
])('the page is loaded anew when the server answers: %i %s', async (status, kind, times) => {
	const error = { kind, rule: null, message: '', retry_after: null };
	const answer = new Response(JSON.stringify({ error }), { status });
	const fetched = vi.fn().mockResolvedValue(answer);
	vi.stubGlobal('fetch', fetched);
	const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
	render(AwayPage);
	await fireEvent.click(screen.getByRole('button', { name: texts.say('web-try-again') }));
	await vi.waitFor(() => expect(answer.bodyUsed).toBe(true));
	await new Promise((done) => setTimeout(done));
	expect(reload).toHaveBeenCalledTimes(times);
});

test('it is not while there is no answer', async () => {
	vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError()));
	const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
	render(AwayPage);
	await fireEvent.click(screen.getByRole('button', { name: texts.say('web-try-again') }));
	await new Promise((done) => setTimeout(done));
	expect(reload).not.toHaveBeenCalled();
});
