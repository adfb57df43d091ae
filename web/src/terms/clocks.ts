/** The clocks that are offered, and how long each of them is. */
import type { TableIn } from '../api/client';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const LONGEST_DAYS = 90;

export type Pace = 'live' | 'correspondence';

/** Thinking time in seconds; an increment comes with each move. */
const TIMES = {
	none: null,
	quick: { bank: 5 * MINUTE, increment: 5 },
	usual: { bank: 15 * MINUTE, increment: 10 },
	long: { bank: 40 * MINUTE, increment: 20 },
	day: { bank: 3 * DAY, increment: DAY, cap: 7 * DAY },
	week: { bank: 14 * DAY, increment: 3 * DAY, cap: 21 * DAY },
} as const;

export type ClockName = keyof typeof TIMES | 'own';

export const CLOCKS: Readonly<Record<Pace, readonly ClockName[]>> = {
	live: ['none', 'quick', 'usual', 'long', 'own'],
	correspondence: ['day', 'week', 'own', 'none'],
};

/** A clock of one's own: minutes and seconds in live play, days in correspondence. */
export interface OwnClock {
	readonly bank: number;
	readonly increment: number;
}

/** What an own clock may be, in its units. */
export const LIMITS: Readonly<Record<Pace, { readonly bank: number; readonly increment: number }>> =
	{
		live: { bank: 24 * 60, increment: 60 * 60 },
		correspondence: { bank: LONGEST_DAYS, increment: LONGEST_DAYS },
	};

/** Whoever plays a rated game has three minutes at least, or a minute and two seconds a move. */
export function leastBank(pace: Pace, increment: number, rated: boolean): number {
	return rated && pace === 'live' ? Math.max(1, 3 - increment) : 1;
}

/** Of every player, in seconds. */
type Time = Omit<NonNullable<TableIn['clock']>, 'grace'>;

export function clockOf(pace: Pace, name: ClockName, own: OwnClock): Time | null {
	if (name !== 'own') return TIMES[name];
	if (pace === 'live') return { bank: own.bank * MINUTE, increment: own.increment };
	const bank = own.bank * DAY;
	// What is saved up is worth twice the first time at most.
	const cap = Math.min(2 * own.bank, LONGEST_DAYS) * DAY;
	return { bank, increment: own.increment * DAY, cap };
}
