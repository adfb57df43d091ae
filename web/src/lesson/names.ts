/** The names of puzzles and lessons, and the pages of puzzles, which can be sent to others. */

export function puzzleId(game: string, number: number): string {
	return `${game}/puzzle-${number}`;
}

export function courseId(game: string, number: number): string {
	return `${game}/course-${number}`;
}

/** The number of a puzzle or a lesson of a course. */
export function numberOf(id: string): number {
	return Number(id.slice(id.lastIndexOf('-') + 1));
}

export function puzzlePage(id: string): string {
	return `/learn/${id.replace('/puzzle-', '-')}`;
}
