import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { stateOf } from '../testing/states';
import { Texts } from '../texts/texts.svelte';
import type { LiveTable } from './live.svelte';
import TableMenu from './TableMenu.svelte';

const text = new Texts('chuhan');
const asked = vi.fn();

function show(state = stateOf()): void {
	const table = { id: 'abc', text, state, seat: 0, journal: [] };
	render(TableMenu, {
		table: table as unknown as LiveTable,
		over: false,
		onpanel: () => undefined,
	});
}

/** On a phone, whose share sheet comes to this. */
async function sharing(share: () => Promise<void>): Promise<void> {
	vi.stubGlobal('navigator', { share });
	show();
	await fireEvent.click(screen.getByText(text.say('web-share')));
	await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
	await Promise.resolve();
}

beforeEach(async () => {
	await text.load('en');
	asked.mockReset();
	vi.stubGlobal('prompt', asked);
	vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

test('who thinks better of sharing the link is asked nothing', async () => {
	await sharing(vi.fn(() => Promise.reject(new DOMException('', 'AbortError'))));
	expect(asked).not.toHaveBeenCalled();
});

test('a link that can neither be shared nor copied is shown', async () => {
	await sharing(vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError'))));
	await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
	expect(asked.mock.lastCall![1]).toMatch(/\/table\/abc$/);
});

test.each([true, false])('a game is aborted where the server allows it: %s', (may_abort) => {
	show(stateOf({ may_abort }));
	expect(screen.queryByText(text.say('web-abort')) !== null).toBe(may_abort);
});
