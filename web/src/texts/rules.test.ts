import { expect, it } from 'vitest';
import type { Language } from '../settings/settings.svelte';
import { countOf, find, pieces, sectionsOf } from './rules';
import { Texts } from './texts.svelte';

async function textsOf(game: string, language: Language = 'en'): Promise<Texts> {
	const texts = new Texts(game);
	await texts.load(language);
	return texts;
}

it.each(['chuhan', 'suntzu', 'shogun'])('every rule of %s stands in a section', async (game) => {
	for (const language of ['en', 'pl', 'hu'] as const) {
		const texts = await textsOf(game, language);
		const sections = sectionsOf(texts);
		expect(countOf(sections)).toBe(texts.rules().length);
		expect(sections.map(({ number }) => number)).toEqual(sections.map((_, at) => at + 1));
		for (const { title } of sections) expect(title).not.toContain('⟦');
	}
});

it('finds rules by all of their words, or by id', async () => {
	const sections = sectionsOf(await textsOf('chuhan'));
	const ids = (wanted: string) =>
		find(sections, wanted, 'en').flatMap(({ rules }) => rules.map(({ id }) => id));
	expect(ids('ch-5.9')).toEqual(['CH-5.9']);
	expect(ids('BOTTOM pile')).toEqual(ids('pile bottom'));
	expect(ids('no such words')).toEqual([]);
	expect(find(sections, '  ', 'en')).toBe(sections);
});

it('marks what was searched for, and takes no sign for more than it is', () => {
	expect(pieces('A writ (one).', 'WRIT', 'en')).toEqual(['A ', 'writ', ' (one).']);
	expect(pieces('A writ (one).', '(one).', 'en')).toEqual(['A writ ', '(one).', '']);
	expect(pieces('See SG-7.6.', 'sg-7.6', 'en')).toEqual(['See ', 'SG-7.6', '.']);
	expect(pieces('All.', '', 'en')).toEqual(['All.']);
});
