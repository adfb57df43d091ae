/** The plays of a trick: what lies there, and which of them is the set to beat. */
import type { JournalEvent } from '../../texts/telling';
import { readMove } from './moves';
import { cardFace } from './cards';
import type { ChuHanView, Played, ToBeat } from './view';

export interface TrickPlay {
	/** Its place among the pieces: `trick-0`, `pending-1`. */
	readonly place: string;
	readonly seat: number;
	/** The move as it is written. */
	readonly text: string;
	readonly verb: string;
	/** The ability used, if one is. */
	readonly ability: string | null;
	/** The cards that lie there, an ability card first. */
	readonly cards: readonly string[];
	/** It may still be cancelled. */
	readonly pending: boolean;
	/** It is the one that may be answered now. */
	readonly waits: boolean;
	/** The last set: the one that has to be beaten. */
	readonly last: boolean;
	/** As what it counts, if it is a set: as many cards, of this rank. */
	readonly counts: ToBeat | null;
}

/** Plays of sets; other uses of abilities are none (CH-3.6). */
const SET_ABILITIES = new Set(['zhongli_mo', 'peng_yue', 'liu_bang']);

export function playsOf(view: ChuHanView): TrickPlay[] {
	const plays = [
		...view.trick.map((play, at) => read(play, `trick-${at}`, false)),
		...view.pending.map((play, at) => read(play, `pending-${at}`, true)),
	];
	const last = plays.findLast((play) => !play.pending && isSet(play));
	const waits = plays.findLast(({ pending }) => pending);
	return plays.map((play) => ({ ...play, last: play === last, waits: play === waits }));
}

export function isSet({ verb, ability }: Pick<TrickPlay, 'verb' | 'ability'>): boolean {
	return verb === 'play' || (ability !== null && SET_ABILITIES.has(ability));
}

function read({ seat, text }: Played, place: string, pending: boolean): TrickPlay {
	const { verb, ability, parts } = readMove(text);
	// Yu Ji's victim is discarded once she stands; Ying Bu's prize never lies in the trick.
	const laid = ability === 'yu_ji' && !pending ? parts.slice(0, 1) : parts;
	const cards = laid.filter(({ zone }) => zone !== 'discard').map(({ card }) => card);
	const counts = isSet({ verb, ability }) ? countsAs(ability, cards) : null;
	return { place, seat, text, verb, ability, cards, pending, waits: false, last: false, counts };
}

/** Zhongli Mo's set has the lowest of its ranks, Liu Bang is a 10, and no ability card is counted. */
function countsAs(ability: string | null, cards: readonly string[]): ToBeat {
	if (ability === 'liu_bang') return { size: 1, rank: 10 };
	const ranks = cards.slice(ability === null ? 0 : 1).map((card) => cardFace(card).rank);
	const rank = ability === 'zhongli_mo' ? Math.min(...ranks) : Math.max(...ranks);
	return { size: ranks.length, rank };
}

/** A play of the trick before: its cards, none for a pass. */
export interface PastPlay {
	readonly seat: number;
	readonly text: string;
	readonly cards: readonly string[];
}

/** The trick that ended last in this hand, as the journal tells it; the rival may be quick. */
export function lastTrick(journal: readonly JournalEvent[]): PastPlay[] {
	const borders = journal.flatMap(({ kind }, at) =>
		kind === 'trick_ended' || kind === 'dealt' ? [at] : [],
	);
	const end = borders.at(-1);
	if (end === undefined || journal[end]?.kind !== 'trick_ended') return [];
	return journal.slice((borders.at(-2) ?? -1) + 1, end).flatMap((event) => {
		const seat = Number(event.seat);
		const cards = (event.cards ?? []) as string[];
		const text = String(event.text ?? 'pass');
		if (event.kind === 'played') return [{ seat, text, cards }];
		if (event.kind === 'used') return [{ seat, text, cards: [String(event.card), ...cards] }];
		return event.kind === 'passed' ? [{ seat, text, cards }] : [];
	});
}
