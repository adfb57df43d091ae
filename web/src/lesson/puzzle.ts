/** The names of puzzles: as lessons, and as pages that can be sent to others. */

export function puzzleId(game: string, number: number): string {
	return `${game}/puzzle-${number}`;
}

export function puzzlePage(id: string): string {
	return `/learn/${id.replace('/puzzle-', '-')}`;
}

/** The one after it, which may not be there. */
export function nextPuzzle(id: string): string {
	const [game = '', number = ''] = id.split('/puzzle-');
	return puzzleId(game, Number(number) + 1);
}
