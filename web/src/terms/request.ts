/** From what is chosen on the page to what the server is asked. */
import type { TableIn } from '../api/client';
import { clockOf, type ClockName, type OwnClock, type Pace } from './clocks';

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
	readonly rated: boolean;
	/** Somebody for whom a seat is kept. */
	readonly invite: string | null;
	/** For whose members it is; null: for everybody. */
	readonly club: string | null;
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

/** The clock with its grace, which only live play has. */
export function requestedClock(wanted: Pick<Wanted, 'pace' | 'clock' | 'own' | 'grace' | 'rated'>) {
	const { pace, own, grace, rated } = wanted;
	const clock = clockOf(pace, wanted.clock, own, rated);
	return clock && { ...clock, grace: pace === 'live' ? grace : 0 };
}

export function requestOf(wanted: Wanted): Partial<TableIn> & { game: string } {
	const { others, pace } = wanted;
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
		clock: requestedClock(wanted),
		window: wanted.windowTime,
		// Whoever sits down at a listed table is dealt cards that nobody has chosen.
		public: isPublic(others) && wanted.position === null,
		allow_return: wanted.allowReturn,
		friendly: wanted.friendly,
		rated: wanted.rated,
		invite: wanted.invite,
		club: wanted.club,
		bots: Object.fromEntries(bots),
		position: wanted.position && { ...wanted.position },
	};
}
