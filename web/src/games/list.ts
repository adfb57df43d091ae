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

/** The board of a game; the plain one, if it has none of its own. */
export async function boardOf(game: string): Promise<AnyGame> {
	const load = BOARDS[game] ?? (() => import('./plain'));
	return (await load()).default as AnyGame;
}
