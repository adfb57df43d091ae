/** The games of this house, in the order of the home page, and how their boards are loaded. */
import type { GameModule, Play } from './game';

export const GAMES = ['chuhan', 'suntzu', 'shogun'] as const;

// A board takes the play that its own module makes; the frame never looks into it.
export type AnyGame = GameModule<Play & Record<string, never>>;

const BOARDS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
	chuhan: () => import('./chuhan'),
	suntzu: () => import('./suntzu'),
	shogun: () => import('./shogun'),
};

/** Can it be played on this page? The server may have games that have no board here yet. */
export function hasBoard(game: string): boolean {
	return game in BOARDS;
}

/** The board of a game; null if this page has none. */
export async function boardOf(game: string): Promise<AnyGame | null> {
	const load = BOARDS[game];
	return load ? ((await load()).default as AnyGame) : null;
}
