/** What the result of a table tells besides who has won. */
import type { StateOut, TableOut } from '../api/client';
import type { TableModel } from './model';

/** How many moves were taken back in the game. */
export function takenBack({ result }: Pick<StateOut | TableOut, 'result'>): number {
	return Number(result?.taken_back ?? 0);
}

/** The seats that were told what a bot would do. */
export function hinted({ result }: Pick<StateOut | TableOut, 'result'>): readonly number[] {
	return (result?.hinted ?? []) as readonly number[];
}

/** Has the player who looks at it won, and not just shared the first place with all? */
export function hasWon({ state, seat }: Pick<TableModel, 'state' | 'seat'>): boolean {
	const winners = (state.result?.winners ?? []) as readonly number[];
	if (state.status !== 'over' || seat === null) return false;
	return winners.includes(seat) && winners.length < state.seats.length;
}
