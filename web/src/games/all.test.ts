import { afterEach, expect, test, vi } from 'vitest';
import { api, ApiError } from '../api/client';
import { served } from '../app/served.svelte';
import { allGames, gameLine, gamePlayers, gameTime, gameTitle } from './all';
import { sectionsOf } from '../texts/rules';
import { Texts, texts, textsOf } from '../texts/texts.svelte';

await texts.load('en');
afterEach(() => {
	vi.restoreAllMocks();
	served.take([]);
});

test('texts of other games come from the server, and plain names where they have none', async () => {
	const sources = ['seat-0 = Lewy', 'seat-0 = Left\ngame-title = The Toy\nrule-TOY-1 = One.'];
	const asked = vi.spyOn(api, 'gameTexts').mockResolvedValue({ sources });
	const toy = new Texts('toy');
	await toy.load('pl');
	expect(asked).toHaveBeenCalledExactlyOnceWith('toy', 'pl');
	expect(['game-title', 'seat-0', 'seat-1'].map((key) => toy.say(key))).toEqual([
		'The Toy',
		'Lewy',
		'Gracz 2',
	]);
	expect(sectionsOf(toy)).toEqual([
		{ number: 0, title: 'Zasady', rules: [{ id: 'TOY-1', sentence: 'One.' }] },
	]);
});

test('without texts, or without the server, a game is called by its id', async () => {
	const away = { kind: 'Offline', rule: null, message: '', retry_after: null };
	vi.spyOn(api, 'gameTexts').mockRejectedValue(new ApiError(away, 0));
	const odd = new Texts('odd "{name}\\');
	await odd.load('en');
	expect(odd.say('game-title')).toBe('odd "{name}\\');
	expect(odd.say('seat-0')).toBe('Player 1');
});

test('our games need no server', async () => {
	const asked = vi.spyOn(api, 'gameTexts');
	const own = new Texts('chuhan');
	await own.load('en');
	expect(own.say('seat-0')).toBe('Han');
	expect(asked).not.toHaveBeenCalled();
});

test('what a list says of a game that only the server knows', async () => {
	expect(allGames()).toEqual(['chuhan', 'suntzu', 'shogun']);
	served.take([
		{ id: 'over', levels: [], seats: [3, 4, 6] },
		{ id: 'shogun', levels: [] },
	]);
	expect(allGames()).toEqual(['chuhan', 'suntzu', 'shogun', 'over']);
	expect([served.has('over'), served.has('chuhan')]).toEqual([true, false]);
	expect(gameTitle('over')).toBe('over');
	expect([gamePlayers('over'), gameTime('over')]).toEqual(['3–6 players', '']);
	expect(gameLine('over')).toBe(texts.say('web-plain-game'));
	const sources = ['game-title = Over\ngame-summary = Over and out.'];
	vi.spyOn(api, 'gameTexts').mockResolvedValue({ sources });
	await textsOf('over').load('en');
	expect([gameTitle('over'), gameLine('over')]).toEqual(['Over', 'Over and out.']);
});
