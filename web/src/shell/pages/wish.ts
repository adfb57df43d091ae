/** From what is chosen on the page to what the server is asked. */
import type { TableIn } from '../../api/client';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Thinking time in seconds; an increment comes with each move. */
const TIMES = {
	none: null,
	quick: { bank: 5 * MINUTE, increment: 5 },
	usual: { bank: 15 * MINUTE, increment: 10 },
	long: { bank: 40 * MINUTE, increment: 20 },
	day: { bank: 3 * DAY, increment: DAY, cap: 7 * DAY },
	week: { bank: 14 * DAY, increment: 3 * DAY, cap: 21 * DAY },
} as const;

export type ClockName = keyof typeof TIMES;

export const CLOCKS: Readonly<Record<'live' | 'correspondence', readonly ClockName[]>> = {
	live: ['none', 'quick', 'usual', 'long'],
	correspondence: ['day', 'week', 'none'],
};

export interface Wanted {
	readonly game: string;
	readonly options: Readonly<Record<string, unknown>>;
	readonly seats: number | null;
	readonly seat: number | null;
	readonly pace: 'live' | 'correspondence';
	readonly clock: ClockName;
	/** null: as long as usual here. */
	readonly windowTime: number | null;
	readonly open: boolean;
	readonly allowReturn: boolean;
	readonly friendly: boolean;
	readonly bots: Readonly<Record<number, string>>;
	/** null: the cards are dealt. */
	readonly position: Readonly<Record<string, unknown>> | null;
}

/** A position as somebody has written it; null if he wrote nothing. SyntaxError says what is wrong. */
export function positionOf(written: string): Wanted['position'] {
	if (!written.trim()) return null;
	const read: unknown = JSON.parse(written);
	if (typeof read !== 'object' || read === null || Array.isArray(read)) {
		throw new SyntaxError(written.trim().slice(0, 20));
	}
	return read as Wanted['position'];
}

export function wish(wanted: Wanted): Partial<TableIn> & { game: string } {
	return {
		game: wanted.game,
		options: { ...wanted.options },
		seats: wanted.seats,
		seat: wanted.seat,
		pace: wanted.pace,
		clock: TIMES[wanted.clock] as TableIn['clock'],
		window: wanted.windowTime,
		// Whoever sits down at a listed table is dealt cards that nobody has chosen.
		public: wanted.open && wanted.position === null,
		allow_return: wanted.allowReturn,
		friendly: wanted.friendly,
		bots: Object.fromEntries(Object.entries(wanted.bots)),
		position: wanted.position && { ...wanted.position },
	};
}
