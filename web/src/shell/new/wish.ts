/** From what is chosen on the page to what the server is asked. */
import type { TableIn } from '../../api/client';

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

/** Who is to sit in another seat: whoever comes, whoever has the link, or a bot by its name. */
export type Other =
	{ readonly who: 'anybody' | 'friend' } | { readonly who: 'bot'; readonly bot: string };

export interface Wanted {
	readonly game: string;
	readonly options: Readonly<Record<string, unknown>>;
	/** My seat, and who is wanted in the others, in their order. */
	readonly seat: number;
	readonly others: readonly Other[];
	readonly pace: Pace;
	readonly clock: ClockName;
	readonly own: OwnClock;
	/** null: as long as usual here. */
	readonly windowTime: number | null;
	/** So many seconds a lost connection stops a clock. */
	readonly grace: number;
	readonly allowReturn: boolean;
	readonly friendly: boolean;
	/** null: the cards are dealt. */
	readonly position: Readonly<Record<string, unknown>> | null;
}

/** A position as somebody has written it; null if nothing is written. SyntaxError says what is wrong. */
export function positionOf(written: string): Wanted['position'] {
	if (!written.trim()) return null;
	const read: unknown = JSON.parse(written);
	if (typeof read !== 'object' || read === null || Array.isArray(read)) {
		throw new SyntaxError(written.trim().slice(0, 20));
	}
	return read as Wanted['position'];
}

/** The seats of the others: all but mine. */
export function seatsOfOthers(seat: number, others: number): number[] {
	return Array.from({ length: others + 1 }, (_, at) => at).filter((at) => at !== seat);
}

/** Is it listed? Then anybody may sit down; else whoever has the link. */
export function isPublic(others: readonly Other[]): boolean {
	return others.some(({ who }) => who === 'anybody');
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

export function wish(wanted: Wanted): Partial<TableIn> & { game: string } {
	const { others, grace, pace } = wanted;
	const clock = clockOf(pace, wanted.clock, wanted.own);
	const bots = seatsOfOthers(wanted.seat, others.length).flatMap((seat, at) => {
		const other = others[at]!;
		return other.who === 'bot' ? [[seat, other.bot] as const] : [];
	});
	return {
		game: wanted.game,
		options: { ...wanted.options },
		seats: others.length + 1,
		seat: wanted.seat,
		pace,
		clock: clock && { ...clock, grace: pace === 'live' ? grace : 0 },
		window: wanted.windowTime,
		// Whoever sits down at a listed table is dealt cards that nobody has chosen.
		public: isPublic(others) && wanted.position === null,
		allow_return: wanted.allowReturn,
		friendly: wanted.friendly,
		bots: Object.fromEntries(bots),
		position: wanted.position && { ...wanted.position },
	};
}
