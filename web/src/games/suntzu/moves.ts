/** A move's text taken apart: which provinces, which card or Warlord. Rules stay on the server. */
import { PROVINCES } from './view';

export interface Move {
	readonly text: string;
	readonly verb: string;
	/** Chosen on the map, in this order. */
	readonly provinces: readonly string[];
	/** Chosen from the hand or the cards drawn. */
	readonly card: string | null;
	readonly warlord: string | null;
}

const OF_CARDS = new Set(['support', 'keep', 'place']);
const OF_WARLORDS = new Set(['warlord', 'take', 'use']);

export function readMove(text: string): Move {
	const [verb = '', ...words] = text.split(' ');
	const provinces = words.filter((word) => (PROVINCES as readonly string[]).includes(word));
	const [named = null] = words.filter((word) => !provinces.includes(word));
	return {
		text,
		verb,
		provinces,
		card: OF_CARDS.has(verb) ? named : null,
		warlord: OF_WARLORDS.has(verb) ? named : null,
	};
}

/** What has been chosen on the way to a move. */
export interface Chosen {
	readonly provinces: readonly string[];
	readonly card: string | null;
	readonly warlord: string | null;
}

export const NOTHING: Chosen = { provinces: [], card: null, warlord: null };

/** A Warlord is chosen by itself only where no province and no card belongs to it. */
function warlordOf({ verb, warlord, provinces }: Move): string | null {
	return verb === 'use' && provinces.length > 0 ? null : warlord;
}

function isNothing({ provinces, card, warlord }: Chosen): boolean {
	return provinces.length === 0 && card === null && warlord === null;
}

/** The moves that are exactly what is chosen. */
export function movesWith(moves: readonly Move[], chosen: Chosen): Move[] {
	if (isNothing(chosen)) return [];
	return moves.filter(
		(move) =>
			move.card === chosen.card &&
			warlordOf(move) === chosen.warlord &&
			move.provinces.join(' ') === chosen.provinces.join(' '),
	);
}

/** The provinces that lead on to a move from those chosen. */
export function provincesAfter(moves: readonly Move[], chosen: readonly string[]): Set<string> {
	const found = new Set<string>();
	for (const { provinces, card } of moves) {
		const next = provinces[chosen.length];
		if (card === null && next !== undefined && chosen.every((each, at) => provinces[at] === each)) {
			found.add(next);
		}
	}
	return found;
}
