import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../api/client';
import { LANGUAGES } from '../settings/settings.svelte';
import { Texts } from './texts.svelte';

afterEach(() => vi.restoreAllMocks());

/** Every key that a source of the page names outright. */
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
	query: '?raw',
	import: 'default',
	eager: true,
});
const keys = new Set(
	Object.values(sources).flatMap((source) =>
		[...source.matchAll(/['"](web-[\w.-]*\w)['"]/g)].map((match) => match[1]!),
	),
);

test.each(LANGUAGES)('%s has every text that the page names', async (language) => {
	const texts = new Texts('chuhan');
	await texts.load(language);
	expect([...keys].filter((key) => !texts.has(key))).toEqual([]);
	expect(keys.size).toBeGreaterThan(100);
});

test('the language that was chosen last is spoken, whichever comes first', async () => {
	let comes = () => {};
	const slow = new Promise<void>((done) => (comes = done));
	vi.spyOn(api, 'gameTexts').mockImplementation(async (_game, language) => {
		if (language === 'pl') await slow;
		return { sources: [`game-title = ${language}`] };
	});
	const texts = new Texts('theirs');
	const first = texts.load('pl');
	await texts.load('hu');
	comes();
	await first;
	expect([texts.language, texts.say('game-title')]).toEqual(['hu', 'hu']);
});

test('rules by id, in the order of the book', async () => {
	const texts = new Texts('chuhan');
	await texts.load('en');
	const rules = texts.rules();
	expect(rules).toContain('CH-5.12');
	expect(rules.indexOf('CH-3.4')).toBeLessThan(rules.indexOf('CH-5.12'));
	expect(rules.every((rule) => texts.rule(rule).endsWith('.'))).toBe(true);
	expect(texts.rule('CH-99.1')).toBe('');
});

test('a key that is not there is seen, and told to the console', async () => {
	const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const texts = new Texts();
	expect(texts.say('web-nothing')).toBe('');
	await texts.load('pl');
	expect(texts.say('web-nothing')).toBe('⟦web-nothing⟧');
	expect(complain).toHaveBeenCalledTimes(1);
	expect(texts.say('web-clock-live', { minutes: 3, seconds: 2 })).toBe('3 minuty + 2 s');
});
