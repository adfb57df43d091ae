/** Gives each card on the table a lasting name of its own, so that it can be seen to move. */

/** Cards by place; a place is `hand`, `row`, `discard` or `trick`. */
export type Places = Readonly<Record<string, readonly string[]>>;
export interface Piece {
	readonly uid: string;
	readonly card: string;
}
export type Pieces = Readonly<Record<string, readonly Piece[]>>;

export class Identities {
	#next = 0;
	#pieces: Pieces = {};

	/**
	 * The cards of all places with their names. A card stays itself where it is; one that is gone
	 * from a place is the one that turns up elsewhere. Of equal cards those in `leaving` go first.
	 */
	settle(places: Places, leaving: ReadonlySet<string> = new Set()): Pieces {
		const before = new Map<string, Piece[]>();
		for (const [place, pieces] of Object.entries(this.#pieces)) {
			const staying = [...pieces].sort(
				(a, b) => Number(leaving.has(a.uid)) - Number(leaving.has(b.uid)),
			);
			before.set(place, staying);
		}
		const settled: Record<string, (Piece | string)[]> = {};
		for (const [place, cards] of Object.entries(places)) {
			const here = before.get(place) ?? [];
			settled[place] = cards.map((card) => takeOut(here, card) ?? card);
		}
		const moved = [...before.values()].flat();
		const pieces: Record<string, readonly Piece[]> = {};
		for (const [place, cards] of Object.entries(settled)) {
			pieces[place] = cards.map((card) =>
				typeof card === 'string'
					? (takeOut(moved, card) ?? { uid: `card-${this.#next++}`, card })
					: card,
			);
		}
		this.#pieces = pieces;
		return pieces;
	}
}

function takeOut(pieces: Piece[], card: string): Piece | undefined {
	const at = pieces.findIndex((piece) => piece.card === card);
	return at < 0 ? undefined : pieces.splice(at, 1)[0];
}
