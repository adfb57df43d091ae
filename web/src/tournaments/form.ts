/** From what is chosen on the form to what the server is asked. */
import { clockOf, type ClockName, type Pace } from '../terms/clocks';
import type { TournamentIn } from './requests';

export type Kind = NonNullable<TournamentIn['kind']>;

export interface Chosen {
	readonly name: string;
	readonly game: string;
	readonly seats: number;
	readonly kind: Kind;
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
	/** How long an arena lasts. */
	readonly minutes: number;
	/** Seconds that a round lasts at most; 0: until all games are over. */
	readonly limit: number;
	readonly entry: Entry;
}

export type Who = NonNullable<TournamentIn['who']>;

/** Who may play. */
export interface Entry {
	/** null: as is usual, which depends on whether it is rated. */
	readonly who: Who | null;
	/** Empty: any rating. */
	readonly least: number | null;
	readonly most: number | null;
	/** Any number from one address. */
	readonly many: boolean;
}

export const ANYBODY: Entry = { who: null, least: null, most: null, many: false };

/** Where ratings are at stake guests do not play, unless they may. */
export function whoOf({ who }: Entry, rated: boolean): Who {
	return who ?? (rated ? 'accounts' : 'everybody');
}

/** What a round may last at most. */
export const LIMITS: Readonly<Record<Pace, readonly number[]>> = {
	live: [0, 3_600, 7_200],
	correspondence: [0, 14 * 86_400, 30 * 86_400],
};
export const MINUTES = [30, 60, 120] as const;

/** A clock there has to be. */
export const CLOCKS: Readonly<Record<Pace, readonly ClockName[]>> = {
	live: ['quick', 'usual', 'long'],
	correspondence: ['day', 'week'],
};

/** Where several sit at a table, everybody cannot meet everybody. */
export function kindsFor(seats: number): readonly Kind[] {
	return seats > 2 ? ['swiss', 'arena'] : ['swiss', 'round_robin', 'arena'];
}

export function kindFor(kind: Kind, seats: number): Kind {
	return kindsFor(seats).includes(kind) ? kind : 'swiss';
}

/** In an arena of two whoever is free plays whoever is free. */
export function hasBots(kind: Kind, seats: number): boolean {
	return kind !== 'arena' || seats > 2;
}

const NO_OWN = { bank: 1, increment: 0 };

export function requestOf(chosen: Chosen): Partial<TournamentIn> & { name: string; game: string } {
	const { begins, bot, clock, pace, seats } = chosen;
	const kind = kindFor(chosen.kind, seats);
	const arena = kind === 'arena';
	return {
		name: chosen.name,
		game: chosen.game,
		seats,
		kind,
		pace,
		clock: { grace: null, ...clockOf(pace, clock, NO_OWN, true)! },
		rated: chosen.rated,
		least: chosen.least,
		most: chosen.most,
		bot: (hasBots(kind, seats) && bot) || null,
		minutes: arena ? chosen.minutes : null,
		round_limit: (!arena && chosen.limit) || null,
		begins: begins ? new Date(begins).getTime() / 1000 : null,
		club: chosen.club,
		who: whoOf(chosen.entry, chosen.rated),
		least_rating: chosen.entry.least,
		most_rating: chosen.entry.most,
		of_address: chosen.entry.many ? 0 : null,
	};
}
