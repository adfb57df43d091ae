/** From what is chosen on the form to what the server is asked. */
import { clockOf, type ClockName, type Pace } from '../shell/new/clocks';
import type { TournamentIn } from './requests';

export interface Chosen {
	readonly name: string;
	readonly game: string;
	readonly seats: number;
	readonly kind: TournamentIn['kind'];
	readonly pace: Pace;
	readonly clock: ClockName;
	readonly rated: boolean;
	readonly least: number;
	readonly most: number;
	/** Empty: none fill it up. */
	readonly bot: string;
	/** As a field for date and time has it; empty: when it is full. */
	readonly begins: string;
	/** For whose members it is; null: for everybody. */
	readonly club: string | null;
}

/** A clock there has to be. */
export const CLOCKS: Readonly<Record<Pace, readonly ClockName[]>> = {
	live: ['quick', 'usual', 'long'],
	correspondence: ['day', 'week'],
};

const NO_OWN = { bank: 1, increment: 0 };

export function requestOf(chosen: Chosen): Partial<TournamentIn> & { name: string; game: string } {
	const { begins, bot, clock, pace } = chosen;
	return {
		name: chosen.name,
		game: chosen.game,
		seats: chosen.seats,
		kind: chosen.seats > 2 ? 'swiss' : chosen.kind,
		pace,
		clock: { grace: 0, ...clockOf(pace, clock, NO_OWN)! },
		rated: chosen.rated,
		least: chosen.least,
		most: chosen.most,
		bot: bot || null,
		begins: begins ? new Date(begins).getTime() / 1000 : null,
		club: chosen.club,
	};
}
