/** What people read: the same Fluent files as Python's, in the language of the settings. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../settings/settings.svelte';
import { plainNames, textsFromServer } from './others';
import { unbroken } from './unbroken';

export type Args = Record<string, FluentVariable>;
/** A file as Fluent has read it: see build/texts.ts. */
type Body = FluentResource['body'];
type Files = Record<string, () => Promise<Body>>;

const WEB = import.meta.glob<Body>('../../../src/tenka/texts/web/*.ftl', {
	import: 'default',
}) as Files;
const GAMES = import.meta.glob<Body>('../../../src/tenka/games/*/texts/*.ftl', {
	import: 'default',
}) as Files;

/** The texts of the page, and of one game. What is read while drawing follows the language. */
export class Texts {
	readonly game: string | null;
	language = $state<Language>('en');
	/** Has anything been loaded? Before that there is nothing to show. */
	ready = $state(false);
	#bundle = $state.raw(new FluentBundle('en'));
	#wanted: Language = 'en';

	constructor(game: string | null = null) {
		this.game = game;
	}

	/** Reads the files of a language, and speaks it from then on; of several, the last one. */
	async load(language: Language): Promise<void> {
		this.#wanted = language;
		const [own, page] = await Promise.all([
			this.#ownFiles(language),
			WEB[`../../../src/tenka/texts/web/${language}.ftl`]!(),
		]);
		if (language !== this.#wanted) return;
		const bundle = new FluentBundle(language, { useIsolating: false });
		for (const body of [...own, page]) bundle.addResource({ body });
		if (this.game) bundle.addResource(new FluentResource(plainNames(this.game, bundle)));
		this.#bundle = bundle;
		this.language = language;
		this.ready = true;
	}

	async #ownFiles(language: Language): Promise<readonly Body[]> {
		if (!this.game) return [];
		const file = GAMES[`../../../src/tenka/games/${this.game}/texts/${language}.ftl`];
		if (file) return [await file()];
		const sources = await textsFromServer(this.game, language);
		return sources.map((source) => new FluentResource(source).body);
	}

	has(key: string): boolean {
		return this.#pattern(key) !== null;
	}

	/** The text of `key` or `key.attribute`. A key that no file has is shown as it is. */
	say(key: string, args: Args = {}): string {
		const pattern = this.#pattern(key);
		if (pattern === null) {
			if (this.ready) console.error(`there is no text ${key} in ${this.language}`);
			return this.ready ? `⟦${key}⟧` : '';
		}
		const errors: Error[] = [];
		const text = this.#bundle.formatPattern(pattern, args, errors);
		for (const error of errors) console.error(`${key}: ${error.message}`);
		return this.language === 'hu' ? unbroken(text) : text;
	}

	/** The sentence of a rule, for example of CH-5.7; empty where there is none. */
	rule(id: string): string {
		const key = `rule-${id.replaceAll('.', '-')}`;
		return this.has(key) ? this.say(key) : '';
	}

	/** The ids of all rules that have a sentence, in the order of the rulebook. */
	rules(): string[] {
		const keys = [...this.#bundle._messages.keys()].filter((key) => key.startsWith('rule-'));
		return keys.map((key) => key.slice('rule-'.length).replace(/-(\d+)-(\d+)$/, '-$1.$2'));
	}

	#pattern(key: string) {
		const [name, attribute] = key.split('.') as [string, string?];
		const message = this.#bundle.getMessage(name);
		return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
	}
}

/** The texts of the page itself. */
export const texts = new Texts();

const ofGames = new Map<string, Texts>();

/** The texts of a game and of the page; whoever asks first has them loaded. */
export function textsOf(game: string): Texts {
	let found = ofGames.get(game);
	if (!found) ofGames.set(game, (found = new Texts(game)));
	return found;
}
