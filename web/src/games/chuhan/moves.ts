/** A move's text taken apart: which cards it takes from where. The rules stay on the server. */

/** Where a card of a move lies. */
export type Zone = 'hand' | 'row' | 'discard' | 'trick' | 'pile';

export interface Part {
	readonly zone: Zone;
	readonly card: string;
}

export interface Move {
	readonly text: string;
	readonly verb: string;
	/** The card whose ability is used. */
	readonly ability: string | null;
	/** All cards it names; a move is chosen by choosing exactly these. */
	readonly parts: readonly Part[];
}

function own(word: string): Part {
	return word.startsWith('*') ? { zone: 'row', card: word.slice(1) } : { zone: 'hand', card: word };
}

export function readMove(text: string): Move {
	const [verb = '', ...words] = text.split(' ');
	const [first = '', ...others] = words;
	const move = { text, verb, ability: null };
	switch (verb) {
		case 'use': {
			const ability = own(first);
			// Ying Bu's prize lies in the discard pile, all else is his user's.
			const rest: Part[] =
				ability.card === 'ying_bu'
					? others.map((card) => ({ zone: 'discard', card }))
					: others.map(own);
			return { ...move, ability: ability.card, parts: [ability, ...rest] };
		}
		case 'swap':
			return { ...move, parts: [own(first), { zone: 'row', card: others[1] ?? '' }] };
		case 'give':
			return { ...move, parts: [{ zone: 'pile', card: first }] };
		case 'take':
			return { ...move, parts: [{ zone: 'trick', card: first }] };
		default:
			return { ...move, parts: words.map(own) };
	}
}

const token = ({ zone, card }: Part): string => `${zone} ${card}`;

/** The same cards in the same places, in any order. */
export function partsKey(parts: readonly Part[]): string {
	return parts.map(token).sort().join('|');
}

function holds(all: readonly Part[], some: readonly Part[]): boolean {
	const left = all.map(token);
	return some.every((part) => {
		const at = left.indexOf(token(part));
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
}

/** The moves that are made of exactly these cards. */
export function movesWith(moves: readonly Move[], chosen: readonly Part[]): Move[] {
	const key = partsKey(chosen);
	return moves.filter((move) => partsKey(move.parts) === key);
}

/** Cards that could be added to the choice on the way to a legal move, as `partsKey` of one. */
export function reachable(moves: readonly Move[], chosen: readonly Part[]): Set<string> {
	const found = new Set<string>();
	for (const { parts } of moves) {
		if (parts.length <= chosen.length || !holds(parts, chosen)) continue;
		const left = chosen.map(token);
		for (const part of parts) {
			const at = left.indexOf(token(part));
			if (at >= 0) left.splice(at, 1);
			else found.add(token(part));
		}
	}
	return found;
}

/** Cards of a place, each of which makes a legal move of the choice. */
export function completing(moves: readonly Move[], chosen: readonly Part[], zone: Zone): string[] {
	const found = new Set<string>();
	for (const { parts } of moves) {
		if (parts.length !== chosen.length + 1 || !holds(parts, chosen)) continue;
		const last = parts.findLast((part) => part.zone === zone);
		if (last !== undefined && partsKey([...chosen, last]) === partsKey(parts)) found.add(last.card);
	}
	return [...found];
}

/**
 * What to ask the server about a choice that is no legal move: an ability with the cards beside
 * it where the ranks differ, else a set.
 */
export function askedText(chosen: readonly Part[], rankOf: (card: string) => number): string {
	const word = ({ zone, card }: Part): string => (zone === 'row' ? `*${card}` : card);
	const ranks = new Set(chosen.map(({ card }) => rankOf(card)).filter((rank) => rank !== 0));
	const first = chosen.find(({ card }) => /^[a-z]/.test(card));
	if (ranks.size > 1 && first !== undefined) {
		const others = chosen.filter((part) => part !== first);
		return ['use', word(first), ...others.map(word)].join(' ');
	}
	return ['play', ...chosen.map(word)].join(' ');
}
