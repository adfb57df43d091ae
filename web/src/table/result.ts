/** What the result of a table tells besides who has won. */
import type { StateOut, TableOut } from '../api/client';
import { seatName } from '../texts/telling';
import { tellHappening } from './happenings';
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

/** Has the player who looks at it lost? */
export function hasLost({ state, seat }: Pick<TableModel, 'state' | 'seat'>): boolean {
	const winners = (state.result?.winners ?? []) as readonly number[];
	if (state.status !== 'over' || seat === null) return false;
	return winners.length > 0 && !winners.includes(seat);
}

/** The seat that has won alone; null: nobody has, or several share it. */
export function soleWinner({ result }: Pick<StateOut, 'result'>): number | null {
	const winners = (result?.winners ?? []) as readonly number[];
	return winners.length === 1 ? winners[0]! : null;
}

/** Who has won, in words, to whoever looks at it. */
export function sentenceOf(table: Pick<TableModel, 'state' | 'seat' | 'text'>): string {
	const { state, seat, text } = table;
	const winners = (state.result?.winners ?? []) as readonly number[];
	if (state.status === 'aborted') return text.say('web-aborted');
	if (winners.length === state.seats.length) return text.say('web-drawn');
	if (seat !== null && winners.includes(seat)) return text.say('web-you-won');
	if (!winners.length) return text.say('web-game-over');
	const who = winners.map((each) => seatName(text, each)).join(', ');
	const won = text.say('web-won', { who });
	return hasLost(table) ? `${text.say('web-you-lost')} ${won}` : won;
}

/** How it came about that it ended before the rules end it, in words: there is no score then. */
export function endedEarly({ state, text }: Pick<TableModel, 'state' | 'text'>): string {
	if (state.result?.reason === 'draw_agreed') return text.say('web-draw-agreed');
	const last = state.happenings.at(-1);
	const given = last?.event === 'resigned' || last?.event === 'left';
	return given ? tellHappening(text, last) : '';
}
