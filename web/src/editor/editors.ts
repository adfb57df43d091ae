/** What each game's position is changed by. */
import type { GameEditor } from './controls';

const EDITORS: Readonly<Record<string, () => Promise<{ default: GameEditor }>>> = {
	chuhan: () => import('../games/chuhan/editor'),
	suntzu: () => import('../games/suntzu/editor'),
	shogun: () => import('../games/shogun/editor'),
};

/** null: a game of others, whose positions are changed as JSON. */
export async function editorOf(game: string): Promise<GameEditor | null> {
	const load = EDITORS[game];
	return load ? (await load()).default : null;
}
