import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatLine, ChatRoom } from '../api/client';
import { contacts } from '../people/contacts.svelte';
import { settings } from '../settings/settings.svelte';
import { Texts } from '../texts/texts.svelte';
import Chat from './Chat.svelte';
import { TableChat, wordsOf } from './chat.svelte';

const text = new Texts('chuhan');
await text.load('en');
const SIDES = [{ colour: 'indigo', crest: 'circle-of-three', name: 'seat-0' }] as const;
/** What the server has of each room, and in which I am. */
let there: Record<ChatRoom, ChatLine[]>;
let room: ChatRoom;
const asked = vi.fn();
let isFull: boolean;

function line(number: number, words: string, person = 'fox'): ChatLine {
	return { number, person, name: `<i>${person}`, seat: 0, at: 1_790_000_000, text: words };
}

beforeEach(() => {
	localStorage.clear();
	settings.chat = true;
	contacts.people = [];
	vi.spyOn(contacts, 'look').mockResolvedValue();
	there = { players: [], spectators: [] };
	room = 'players';
	isFull = false;
	vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body?: string }) => {
		asked(method, url, body);
		if (method === 'PUT' && isFull) {
			const error = { kind: 'ListFull', rule: null, message: 'full' };
			return Promise.resolve(new Response(JSON.stringify({ error }), { status: 409 }));
		}
		if (method === 'POST') {
			const said = line(there[room].length + 1, JSON.parse(body!).text, 'me');
			if (said.text === 'too fast') {
				const error = { kind: 'TooMany', rule: null, message: 'slowly' };
				return Promise.resolve(new Response(JSON.stringify({ error }), { status: 429 }));
			}
			there[room].push(said);
			return Promise.resolve(new Response(JSON.stringify(said), { status: 201 }));
		}
		const since = Number(new URL(url, 'http://here').searchParams.get('since'));
		const lines = there[room].filter((each) => each.number > since);
		return Promise.resolve(new Response(JSON.stringify({ room, lines })));
	});
});

afterEach(() => vi.unstubAllGlobals());

const says = (chat: TableChat, of: ChatRoom, said: ChatLine) => {
	there[of].push(said);
	chat.take({ ...said, room: of });
};
const shown = () => [...document.querySelectorAll('.said')].map((each) => each.textContent);

test('words are text, whatever they look like; who goes on talking is named once', async () => {
	const chat = new TableChat('abc');
	await chat.catchUp();
	const hostile = '<img src=x onerror="alert(1)"><b>bold</b>';
	says(chat, 'players', line(1, hostile));
	says(chat, 'players', line(2, 'x'.repeat(500)));
	says(chat, 'players', line(3, ':good-luck:', 'hare'));
	render(Chat, { chat, text, sides: SIDES });
	expect(shown()).toEqual([hostile, 'x'.repeat(500), text.say('web-phrase-good-luck')]);
	expect(document.querySelector('.lines img, .lines b, .lines i')).toBeNull();
	expect([...document.querySelectorAll('bdi')].map((each) => each.textContent)).toEqual([
		'<i>fox',
		'<i>hare',
	]);
	expect(document.querySelectorAll('.said[dir=auto]').length).toBe(3);
	expect(wordsOf({ text: ':no-such-phrase:' }, text)).toBe(':no-such-phrase:');
});

test('what was missed is fetched, and nothing comes twice', async () => {
	const chat = new TableChat('abc');
	await chat.catchUp();
	says(chat, 'players', line(1, 'one'));
	there.players.push(line(2, 'two')); // this one got lost
	says(chat, 'players', line(3, 'three'));
	await vi.waitFor(() => expect(chat.lines.length).toBe(3));
	chat.take({ ...line(3, 'three'), room: 'players' });
	expect(chat.lines.map((each) => each.text)).toEqual(['one', 'two', 'three']);
});

test('who sits down reads the other room, and nothing of the one he left', async () => {
	room = 'spectators';
	const chat = new TableChat('abc');
	there.spectators.push(line(1, 'he has the nine'));
	there.players.push(line(1, 'hello'), line(2, 'good luck'));
	await chat.catchUp();
	expect(chat.lines.map((each) => each.text)).toEqual(['he has the nine']);
	room = 'players';
	await chat.catchUp();
	expect([chat.room, ...chat.lines.map((each) => each.text)]).toEqual([
		'players',
		'hello',
		'good luck',
	]);
});

test('muted people are not shown and do not count; all of it can be switched off', async () => {
	const chat = new TableChat('abc');
	await chat.catchUp();
	says(chat, 'players', line(1, 'nonsense'));
	says(chat, 'players', line(2, 'sense', 'hare'));
	expect(chat.unread).toBe(2);
	render(Chat, { chat, text, sides: SIDES });
	await tick();
	expect(chat.unread).toBe(0);
	await fireEvent.click(screen.getByRole('button', { name: /Mute .*fox/ }));
	expect(shown()).toEqual(['sense']);
	expect(asked).toHaveBeenCalledWith('PUT', '/api/me/contacts/fox', '{"kind":"mute"}');
	await fireEvent.click(screen.getByRole('button', { name: text.say('web-chat-unmute') }));
	expect(shown()).toEqual(['nonsense', 'sense']);
	await contacts.put('hare', 'block');
	expect([shown(), chat.muted]).toEqual([['nonsense'], 0]);
	await contacts.put('hare', null);
	await fireEvent.click(screen.getByRole('button', { name: text.say('web-chat-hide') }));
	says(chat, 'players', line(3, 'more'));
	expect([shown(), chat.unread]).toEqual([[], 0]);
	await fireEvent.click(screen.getByRole('button', { name: text.say('web-chat-show') }));
	expect(shown().length).toBe(3);
});

test('who cannot be muted any more is told so', async () => {
	const chat = new TableChat('abc');
	await chat.catchUp();
	says(chat, 'players', line(1, 'nonsense'));
	render(Chat, { chat, text, sides: SIDES });
	isFull = true;
	await fireEvent.click(screen.getByRole('button', { name: /Mute .*fox/ }));
	expect((await screen.findByRole('alert')).textContent).toBe(text.say('web-refused-ListFull'));
});

test('what is read stays read; a line is sent, and one that is refused is not lost', async () => {
	there.players.push(line(1, 'old'));
	const before = new TableChat('abc');
	await before.catchUp();
	expect(before.unread).toBe(1);
	before.markRead();
	const chat = new TableChat('abc');
	await chat.catchUp();
	expect(chat.unread).toBe(0);
	render(Chat, { chat, text, sides: SIDES });
	const field = screen.getByRole<HTMLInputElement>('textbox');
	const send = () => fireEvent.submit(field.form!);
	await fireEvent.input(field, { target: { value: '  ' } });
	await send();
	await fireEvent.input(field, { target: { value: 'too fast' } });
	await send();
	expect((await screen.findByRole('alert')).textContent).toBe(text.say('web-refused-TooMany'));
	await vi.waitFor(() => expect(field.value).toBe('too fast'));
	await fireEvent.input(field, { target: { value: 'hello' } });
	const sent = send();
	await fireEvent.input(field, { target: { value: 'and' } });
	await sent;
	await vi.waitFor(() => expect(shown()).toContain('hello'));
	expect(field.value).toBe('and');
	cleanup(); // another tab
	render(Chat, { chat, text, sides: SIDES });
	expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('and');
	expect(shown()).toEqual(['old', 'hello']);
	expect(asked.mock.calls.filter(([method]) => method === 'POST').length).toBe(2);
});
