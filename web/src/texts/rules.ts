/** The rules of a game, section by section, and how one is found by its words. */
import type { Texts } from './texts.svelte';

export interface Rule {
	/** For example CH-3.4. */
	readonly id: string;
	readonly sentence: string;
}

export interface Section {
	/** 0: of a game that does not number its sections. */
	readonly number: number;
	readonly title: string;
	readonly rules: readonly Rule[];
}

/** A section, told without its sentences. */
export interface Heading {
	readonly number: number;
	readonly title: string;
	readonly ids: readonly string[];
}

export function headingsOf(texts: Texts): Heading[] {
	const sections = new Map<number, string[]>();
	for (const id of texts.rules()) {
		const number = Number(/-(\d+)\./.exec(id)?.[1] ?? 0);
		if (!sections.has(number)) sections.set(number, []);
		sections.get(number)!.push(id);
	}
	return [...sections].map(([number, ids]) => ({ number, title: titleOf(number, texts), ids }));
}

export function sectionsOf(texts: Texts): Section[] {
	return headingsOf(texts).map(({ number, title, ids }) => ({
		number,
		title,
		rules: ids.map((id) => ({ id, sentence: texts.rule(id) })),
	}));
}

/** A game of others may have no titles. */
function titleOf(number: number, texts: Texts): string {
	const key = `rules-${number}`;
	return texts.has(key) ? texts.say(key) : texts.say('web-rules');
}

export function countOf(sections: readonly Section[]): number {
	return sections.reduce((count, { rules }) => count + rules.length, 0);
}

/** What is left of the sections: rules that have all these words, in their sentence or id. */
export function find(
	sections: readonly Section[],
	wanted: string,
	language: string,
): readonly Section[] {
	const words = wordsOf(wanted, language);
	if (!words.length) return sections;
	return sections
		.map((section) => ({
			...section,
			rules: section.rules.filter(({ id, sentence }) => {
				const text = `${id} ${sentence}`.toLocaleLowerCase(language);
				return words.every((word) => text.includes(word));
			}),
		}))
		.filter(({ rules }) => rules.length > 0);
}

/** The sentence in pieces: every second one is a word that was searched for. */
export function pieces(sentence: string, wanted: string, language: string): string[] {
	const words = wordsOf(wanted, language).map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
	if (!words.length) return [sentence];
	return sentence.split(new RegExp(`(${words.join('|')})`, 'gi'));
}

function wordsOf(wanted: string, language: string): string[] {
	return wanted.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
}
