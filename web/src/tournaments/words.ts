/** Tournaments in a few words. */
import { me } from '../app/me.svelte';
import { gameTitle } from '../games/all';
import type { Texts } from '../texts/texts.svelte';
import type { RankedPlayer, Result, TournamentOut } from './requests';

/** How it is played: live with a clock, or a move a day. */
export function paceOf({ pace, clock }: TournamentOut, text: Texts): string {
	if (pace === 'correspondence') return text.say('web-tournament-slow');
	const minutes = Math.round((Number(clock.bank) / 60) * 10) / 10;
	return text.say('web-tournament-live', { minutes, seconds: Number(clock.increment) });
}

/** Are there no rounds to speak of? All games begin together, or whenever two are free. */
export function hasNoRounds({ kind, pace }: TournamentOut): boolean {
	return kind === 'arena' || (kind === 'round_robin' && pace === 'correspondence');
}

/** The facts under the title, one by one. */
export function factsOf(tournament: TournamentOut, text: Texts): string[] {
	const { seats, rounds, players, rated, lasts } = tournament;
	return [
		gameTitle(tournament.game),
		...(seats > 2 ? [text.say('web-tournament-seats', { count: seats })] : []),
		paceOf(tournament, text),
		...(players > 0 ? [text.say('web-tournament-players', { count: players })] : []),
		...(lasts ? [text.say('web-tournament-lasts', { minutes: Math.round(lasts / 60) })] : []),
		...(rounds > 0 && !hasNoRounds(tournament)
			? [text.say('web-tournament-rounds', { count: rounds })]
			: []),
		text.say(rated ? 'web-tournament-rated' : 'web-tournament-unrated'),
		...entryOf(tournament, text),
	];
}

/** Who may play, if not everybody. */
function entryOf({ who, least_rating, most_rating }: TournamentOut, text: Texts): string[] {
	const least = least_rating ?? null;
	const most = most_rating ?? null;
	const range = least === null ? 'most' : most === null ? 'least' : 'range';
	return [
		...(who === 'everybody' ? [] : [text.say(`web-tournament-entry-${who}`)]),
		...(least === null && most === null
			? []
			: [text.say(`web-tournament-entry-${range}`, { least: String(least), most: String(most) })]),
	];
}

/** Points as they are written: 2, 2½, ½. */
export function shownPoints(points: number): string {
	const whole = Math.floor(points);
	if (points === whole) return String(whole);
	return whole ? `${whole}½` : '½';
}

export function countedPoints(points: number, text: Texts): string {
	return text.say('web-tournament-count-points', { points, shown: shownPoints(points) });
}

/** What a result was: a look and a word for it. */
export type Look = 'won' | 'lost' | 'half' | 'bye' | 'on' | 'none' | 'some';

export function lookOf(result: Result, seats: number, arena = false): Look {
	if (typeof result === 'string') return result;
	if (result === 0) return 'lost';
	const win = winOf(seats, arena);
	// Of two, wins in a row are worth more in an arena.
	return result >= win ? 'won' : seats > 2 ? 'some' : 'half';
}

/** What a win is worth. */
export function winOf(seats: number, arena: boolean): number {
	return seats > 2 ? 4 : arena ? 2 : 1;
}

/** When something happens, as people write it. */
export function dayAndTime(seconds: number, language: string): string {
	const form = new Intl.DateTimeFormat(language, {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		hour: 'numeric',
		minute: '2-digit',
	});
	return form.format(new Date(1000 * seconds));
}

/** May whoever opened it remove them? Bots and who has gone play no part in that, nor do I. */
export function removable({ person, withdrawn }: RankedPlayer): boolean {
	return person !== null && person !== me.id && !withdrawn;
}

/** Those who share the first place. */
export function winners(standings: readonly RankedPlayer[]): readonly RankedPlayer[] {
	return standings.filter(({ place }) => place === 1);
}

/** How much time is left, in whole units. */
export function timeLeft(seconds: number): { days: number; hours: number; minutes: number } {
	const minutes = Math.max(0, Math.ceil(seconds / 60));
	return {
		days: Math.floor(minutes / 1440),
		hours: Math.floor(minutes / 60) % 24,
		minutes: minutes % 60,
	};
}

/** A stretch of time in its largest whole unit. */
export function spanOf(seconds: number, text: Texts): string {
	const [unit, length] =
		seconds >= 86_400 ? (['days', 86_400] as const) : (['hours', 3_600] as const);
	const count = Math.round(seconds / length);
	return `${count} ${text.say(`web-tournament-${unit}`, { count })}`;
}
