/** The clocks that are offered, and how long each of them is. */
import type { TableIn } from '../api/client';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const LONGEST_DAYS = 90;
const LONGEST_RATED_DAYS = 21;

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
export interface OwnLimits extends OwnClock {
	readonly least: number;
}

/**
 * Whoever plays a rated game has three minutes at least, or a minute and two seconds a move; and it
 * does not wait a quarter of a year for anybody.
 */
export function limitsOf(pace: Pace, increment: number, rated: boolean): OwnLimits {
	if (pace === 'live') {
		return { least: rated ? Math.max(1, 3 - increment) : 1, bank: 24 * 60, increment: 60 * 60 };
	}
	const days = rated ? LONGEST_RATED_DAYS : LONGEST_DAYS;
	return { least: 1, bank: days, increment: days };
}

/** Of every player, in seconds. */
type Time = Omit<NonNullable<TableIn['clock']>, 'grace'>;

export function clockOf(pace: Pace, name: ClockName, own: OwnClock, rated: boolean): Time | null {
	if (name !== 'own') return TIMES[name];
	if (pace === 'live') return { bank: own.bank * MINUTE, increment: own.increment };
	const bank = own.bank * DAY;
	// What is saved up is worth twice the first time at most.
	const cap = Math.min(2 * own.bank, rated ? LONGEST_RATED_DAYS : LONGEST_DAYS) * DAY;
	return { bank, increment: own.increment * DAY, cap };
}
