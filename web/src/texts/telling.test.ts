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
