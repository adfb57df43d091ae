import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../testing/socket';
import { stateOf } from '../testing/states';
import { Texts } from '../texts/texts.svelte';
import { LiveTable } from './live.svelte';
import OfferBar from './OfferBar.svelte';

const text = new Texts('suntzu');
await text.load('en');
const SEATS = [
	{ seat: 0, kind: 'person', name: 'Pine Fox', bot: null, aborted: 0 },
	{ seat: 1, kind: 'person', name: 'Jade Hare', bot: null, aborted: 0 },
	{ seat: 2, kind: 'bot', name: null, bot: 'greedy', aborted: null },
] as const;
const asked = vi.fn();
let table: LiveTable;

beforeEach(() => {
	asked.mockClear();
	vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
		const chat = url.includes('/chat');
		if (!chat) asked(url, body);
		const answer = chat ? { room: 'players', lines: [] } : stateOf();
		return Promise.resolve(new Response(JSON.stringify(answer)));
	});
	FakeSocket.all = [];
	table = new LiveTable('abc', 'suntzu', text, FakeSocket.connect);
	FakeSocket.last.opens();
	tells();
	render(OfferBar, { table });
});

afterEach(() => {
	table.close();
	vi.unstubAllGlobals();
});

function tells(some: Parameters<typeof stateOf>[0] = {}) {
	FakeSocket.last.tells(stateOf({ version: 7, seats: [...SEATS], ...some }));
}

const button = (key: string) => screen.queryByRole('button', { name: text.say(key) });
const words = () => screen.queryByRole('region')?.querySelector('p')?.textContent;

test('nothing is said while nothing is offered', () => {
	expect(screen.queryByRole('region')).toBeNull();
});

test('another one offers: agree, or decline', async () => {
	tells({ offer: { kind: 'takeback', seat: 1, agreed: [] } });
	await tick();
	expect(words()).toBe(text.say('web-takeback-asked', { who: 'Jade Hare' }));
	expect(document.querySelector('[aria-live=polite]')?.textContent).toBe(words());
	await fireEvent.click(button('web-agree')!);
	expect(asked).toHaveBeenLastCalledWith('/api/tables/abc/takeback', '{"agree":7}');
	await fireEvent.click(button('web-decline')!);
	expect(asked.mock.lastCall?.[0]).toBe('/api/tables/abc/decline');
	tells({ offer: { kind: 'takeback', seat: 1, agreed: [0] } });
	await tick();
	expect([button('web-agree'), button('web-decline')]).toEqual([null, null]);
});

test('I have offered: I wait for people, not for bots, and may withdraw it', async () => {
	tells({ offer: { kind: 'draw', seat: 0, agreed: [] } });
	await tick();
	expect(words()).toBe(text.say('web-draw-offered', { who: 'Jade Hare' }));
	await fireEvent.click(button('web-withdraw')!);
	expect(asked.mock.lastCall?.[0]).toBe('/api/tables/abc/decline');
	tells();
	await tick();
	expect(screen.queryByRole('region')).toBeNull();
});

test('I hear that it was declined, until the game goes on', async () => {
	tells({ offer: { kind: 'draw', seat: 0, agreed: [] } });
	await tick();
	tells();
	await tick();
	expect(words()).toBe(text.say('web-draw-declined'));
	tells({ version: 8 });
	await tick();
	expect(screen.queryByRole('region')).toBeNull();
	tells({ version: 8, offer: { kind: 'draw', seat: 0, agreed: [] } });
	await tick();
	tells({ version: 9 }); // somebody has moved instead
	await tick();
	expect(screen.queryByRole('region')).toBeNull();
});

test('who watches sees it, and is not asked', async () => {
	tells({ seat: null, offer: { kind: 'draw', seat: 1, agreed: [] } });
	await tick();
	expect(words()).toContain('Jade Hare');
	expect(screen.queryAllByRole('button')).toEqual([]);
});
