/** All games that can be shown: ours, and those that the server has from others. */
import { served } from '../app/served.svelte';
import { texts, textsOf } from '../texts/texts.svelte';
import { GAMES } from './list';

/** Has this page words, pictures and a board of its own for it? */
export function isOurs(game: string): game is (typeof GAMES)[number] {
	return (GAMES as readonly string[]).includes(game);
}

/** Those that this page knows only by what the server tells of them. */
export function othersGames(): readonly string[] {
	return served.ids.filter((game) => !isOurs(game));
}

/** Ours first, in the order of the home page. */
export function allGames(): readonly string[] {
	return [...GAMES, ...othersGames()];
}

/** What a game is called: ours by the page, others by their own texts. */
export function gameTitle(game: string): string {
	if (isOurs(game)) return texts.say(`web-game-${game}`);
	const own = textsOf(game);
	return own.has('game-title') ? own.say('game-title') : game;
}

/** What it is, in a line. */
export function gameLine(game: string): string {
	if (isOurs(game)) return texts.say(`web-game-${game}.line`);
	const own = textsOf(game);
	return own.has('game-summary') ? own.say('game-summary') : texts.say('web-plain-game');
}

/** How many can play it. */
export function gamePlayers(game: string): string {
	if (isOurs(game)) return texts.say(`web-game-${game}.players`);
	const seats = served.of(game)?.seats ?? [];
	if (seats.length === 0) return '';
	const [least, most] = [Math.min(...seats), Math.max(...seats)];
	if (least === most) return texts.say('web-players-count', { count: most });
	return texts.say('web-players-range', { least, most });
}

/** How long it takes; empty where nobody has said. */
export function gameTime(game: string): string {
	return isOurs(game) ? texts.say(`web-game-${game}.time`) : '';
}
