/** The page tells what happened in the same words as Python: both are compared with one file. */
import { expect, test } from 'vitest';
import written from '../../../tests/data/telling.json';
import { LANGUAGES } from '../settings/settings.svelte';
import { tell, type JournalEvent } from './telling';
import { Texts } from './texts.svelte';

const WORD_JOINER = '\u2060'; // for the eye alone

const cases = Object.keys(written).flatMap((game) =>
	LANGUAGES.map((language) => [game as keyof typeof written, language] as const),
);

test.each(cases)('%s in %s', async (game, language) => {
	const texts = new Texts(game);
	await texts.load(language);
	for (const entry of written[game]) {
		const told = tell(texts, entry.event as JournalEvent).map((line) => ({
			...line,
			text: line.text.replaceAll(WORD_JOINER, ''),
		}));
		expect(told, JSON.stringify(entry.event)).toEqual(entry[language]);
	}
});

test('each side is told which card and which victory is its own', async () => {
	const texts = new Texts('suntzu');
	await texts.load('en');
	const said = (event: JournalEvent, me: number | null) =>
		tell(texts, event, me)[0]?.text.replaceAll(WORD_JOINER, '');
	const turned = { kind: 'revealed', province: 'qin', cards: ['4', 'plague'] };
	expect(said(turned, 0)).toBe('Qin: your 4 against Chu’s plague.');
	expect(said(turned, 1)).toBe('Qin: your plague against Sun Tzu’s 4.');
	const result = { totals: [5, 9], winner: 1, margin: 4, returned: 0, places: 4 };
	const fought = { kind: 'fought', province: 'wu', ...result };
	expect(said(fought, 1)).toBe('Wu: 9 against 5. You win by 4: 4 armies march in.');
	expect(said(fought, 0)).toBe('Wu: 9 against 5. Chu wins by 4: 4 armies march in.');
});

test('who defends is told so', async () => {
	const texts = new Texts('shogun');
	await texts.load('en');
	const attacked = { kind: 'attacked', seat: 2, owner: 0, from: 'Omi', to: 'Ise', armies: 3 };
	const said = (me: number) => tell(texts, attacked, me).map(({ text }) => text);
	expect(said(0)).toEqual([
		'Tokugawa Ieyasu attacks Ise from Omi with 3 armies.',
		'You defend it.',
	]);
	expect(said(2)).toEqual([
		'You attack Ise from Omi with 3 armies.',
		'It is defended by Uesugi Kenshin.',
	]);
});
