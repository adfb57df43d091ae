/** The texts of games that this page does not have: the server's, and plain names for the rest. */
import type { FluentBundle } from '@fluent/bundle';
import { api, ApiError } from '../api/client';

/** As many seats as can be told apart. */
const SEATS = 30;

/** The files of a game, the first before the others; none where the server has none, or is away. */
export async function textsFromServer(game: string, language: string): Promise<readonly string[]> {
	try {
		return (await api.gameTexts(game, language)).sources;
	} catch (error) {
		if (error instanceof ApiError) return [];
		throw error;
	}
}

/** A file with what every table says, for a game that does not: its own title, and its seats. */
export function plainNames(game: string, page: FluentBundle): string {
	const seat = page.getMessage('web-seat-number')?.value ?? '';
	const names = Array.from(
		{ length: SEATS },
		(_, at) => `seat-${at} = ${quoted(page.formatPattern(seat, { number: at + 1 }))}`,
	);
	return [`game-title = ${quoted(game)}`, ...names].join('\n');
}

/** As it is, whatever signs are in it. */
function quoted(text: string): string {
	return `{ "${text.replace(/["\\]/g, '\\$&')}" }`;
}
