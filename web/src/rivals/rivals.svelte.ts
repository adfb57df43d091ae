/** The bots of each game as rivals: who they are, and which of them are offered first. */
import type { LevelOut } from '../api/client';
import { served } from '../app/served.svelte';
import { remembered } from '../settings/remembered.svelte';
import type { Texts } from '../texts/texts.svelte';

/** So many are always offered first, whether they have a character or not. */
const AT_LEAST = 2;

class Rivals {
	/** Those who play a game, the best one first; none: not known yet. */
	of(game: string): readonly LevelOut[] {
		return served.of(game)?.levels ?? [];
	}

	level(game: string, bot: string): LevelOut | undefined {
		return this.of(game).find(({ name }) => name === bot);
	}

	/** The rival that was chosen last time, or one for a beginner; empty: the server chooses. */
	chosen(game: string): string {
		const levels = this.of(game);
		const { first } = offered(levels);
		const last = levels.find(({ name }) => name === remembered.bots[game]);
		return (last ?? first.find(({ character }) => character) ?? levels[0])?.name ?? '';
	}
}

export const rivals = new Rivals();

/** Those with a character first, the weakest of them at the head; the others are for who wants more. */
export function offered(levels: readonly LevelOut[]): {
	readonly first: readonly LevelOut[];
	readonly more: readonly LevelOut[];
} {
	const characters = levels.filter(({ character }) => character);
	const others = levels.filter(({ character }) => !character);
	const filling = others.slice(0, Math.max(0, AT_LEAST - characters.length));
	const first = [...characters, ...filling].toSorted(
		(one, other) => (one.strength ?? 0) - (other.strength ?? 0),
	);
	return { first, more: others.slice(filling.length) };
}

/** Who plays where the same rival sits at a table already: as strong, with a face of their own. */
export const COMPANIONS = ['owl', 'bear', 'monkey', 'carp'];

/** The character of a rival, or of its companion; empty: it has none. */
export function characterOf(game: string, bot: string, double = 0): string {
	const character = rivals.level(game, bot)?.character ?? '';
	return character && double > 0 ? COMPANIONS[(double - 1) % COMPANIONS.length]! : character;
}

/** What a rival is called. */
export function rivalName(game: string, bot: string, text: Texts, double = 0): string {
	const character = characterOf(game, bot, double);
	const keys = [`web-rival-${character}`, `web-bot-${bot}`, `web-level-${bot}`];
	const key = keys.find((each) => text.has(each));
	return key ? text.say(key) : bot;
}

/** How it plays, in a sentence; empty for a bot of others. */
export function rivalLine(game: string, bot: string, text: Texts): string {
	const character = rivals.level(game, bot)?.character;
	const key = [`web-rival-${character}.line`, `web-bot-${bot}.hint`].find((each) => text.has(each));
	return key ? text.say(key) : '';
}

/** Its level and its strength, as far as they are known. */
export function rivalStanding(game: string, bot: string, text: Texts): string {
	const strength = rivals.level(game, bot)?.strength ?? null;
	return [
		...(text.has(`web-level-${bot}`) ? [text.say(`web-level-${bot}`)] : []),
		...(strength === null ? [] : [text.say('web-rival-strength', { strength: String(strength) })]),
	].join(', ');
}
