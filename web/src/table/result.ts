/** What the result of a table tells besides who has won. */
import type { StateOut, TableOut } from '../api/client';

/** How many moves were taken back in the game. */
export function takenBack({ result }: Pick<StateOut | TableOut, 'result'>): number {
	return Number(result?.taken_back ?? 0);
}
