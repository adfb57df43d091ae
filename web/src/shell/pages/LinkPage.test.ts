import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { api, type ApiError } from '../../api/client';
import { refused } from '../../testing/refused';
import { texts } from '../../texts/texts.svelte';
import LinkPage from './LinkPage.svelte';

await texts.load('en');
const away = refused('Offline');

test('a server that is away is asked again, until the page is left', async () => {
	vi.useFakeTimers();
	let fail = (_: ApiError) => {};
	const asked = vi
		.spyOn(api, 'linkOwner')
		.mockImplementation(() => new Promise((_, refuse) => (fail = refuse)));
	const { unmount } = render(LinkPage);
	fail(away);
	await vi.advanceTimersByTimeAsync(2_000);
	expect(asked).toHaveBeenCalledTimes(2);
	unmount();
	fail(away);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(asked).toHaveBeenCalledTimes(2);
});
