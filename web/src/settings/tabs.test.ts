/** Two tabs of one browser: what is set or remembered in one is not lost by the other. */
import { expect, test } from 'vitest';
import { Remembered } from './remembered.svelte';
import { Settings } from './settings.svelte';

const kept = (name: string) => JSON.parse(localStorage.getItem(name)!);
const told = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

test('what was set in another tab is not set back, and is taken over when it is told', () => {
	const [one, other] = [new Settings(), new Settings()];
	one.theme = 'dark';
	one.apply();
	other.sound = false;
	other.apply();
	expect(kept('tenka-settings')).toEqual({ theme: 'dark', sound: false });
	told('tenka-settings');
	expect([one.sound, other.theme]).toEqual([false, 'dark']);
	one.sound = true;
	one.apply();
	expect(kept('tenka-settings')).toEqual({ theme: 'dark', sound: true });
});

test('the frame of a browser has the colour of the theme that was chosen', () => {
	document.head.innerHTML = `
		<meta name="theme-color" data-scheme="light" content="white" />
		<meta name="theme-color" data-scheme="dark" content="black" />`;
	const chosen = new Settings();
	const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);
	chosen.theme = 'dark';
	chosen.apply();
	expect(media()).toEqual(['not all', 'all']);
	chosen.theme = 'system';
	chosen.apply();
	expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
	document.head.replaceChildren();
});

test('lessons, rivals and games of both tabs are remembered', () => {
	const [one, other] = [new Remembered(), new Remembered()];
	one.learned('chuhan');
	other.rival('suntzu', 'novice');
	one.played('shogun');
	const all = {
		game: 'suntzu',
		bots: { suntzu: 'novice' },
		lessons: ['chuhan'],
		ended: ['shogun'],
	};
	expect(kept('tenka-remembered')).toEqual(all);
	told('tenka-remembered');
	expect(one.bots).toEqual(all.bots);
	expect(['chuhan', 'suntzu', 'shogun'].map((game) => other.knows(game))).toEqual([
		true,
		false,
		true,
	]);
});
