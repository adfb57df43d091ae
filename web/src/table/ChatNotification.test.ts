import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, type ChatLine } from '../api/client';
import { settings } from '../settings/settings.svelte';
import { Texts } from '../texts/texts.svelte';
import { TableChat } from './chat.svelte';
import ChatNotification from './ChatNotification.svelte';
import type { LiveTable } from './live.svelte';

const text = new Texts('chuhan');
await text.load('en');
let chat: TableChat;

/** Said by the server's clock, which is an hour behind. */
function line(number: number, words: string): ChatLine {
	const at = Date.now() / 1000 - 3600;
	return { number, person: 'somebody else', name: 'Fox', seat: 0, at, text: words };
}

const told = () => screen.getByTestId('chat-announcer').textContent?.trim();

async function says(number: number, words: string) {
	chat.take({ ...line(number, words), room: 'players' });
	await tick();
}

beforeEach(() => {
	settings.chat = true;
	settings.sound = false;
	chat = new TableChat('abc');
	render(ChatNotification, { table: { chat, text } as unknown as LiveTable });
});

test('what is said is told once, whatever the clocks say; what was said before is not', async () => {
	const lines = [line(1, 'old'), line(2, 'older')];
	vi.spyOn(api, 'chat').mockResolvedValue({ room: 'players', lines });
	await chat.catchUp();
	await tick();
	expect(told()).toBe('');
	await says(3, 'hello');
	expect(told()).toBe('Fox: hello');
});

test('the first line of all is news', async () => {
	vi.spyOn(api, 'chat').mockResolvedValue({ room: 'players', lines: [] });
	await chat.catchUp();
	await tick();
	await says(1, 'hello');
	expect(told()).toBe('Fox: hello');
});

test('who sits down is not told what the players said before', async () => {
	const of = vi.spyOn(api, 'chat').mockResolvedValue({ room: 'spectators', lines: [] });
	await chat.catchUp();
	await tick();
	of.mockResolvedValue({ room: 'players', lines: [line(1, 'old'), line(2, 'older')] });
	await chat.catchUp(true);
	await tick();
	expect(told()).toBe('');
});
