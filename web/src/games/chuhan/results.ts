/** How the points of each hand came about, told from the journal. */
import type { JournalEvent } from '../../texts/telling';

export interface Gain {
	readonly seat: number;
	readonly points: number;
	/** A reason of the texts: `why-going_out`. */
	readonly why: string;
	/** What the rival was left with, when the points are for going out. */
	readonly left: { readonly cards: number; readonly writs: number } | null;
}

export interface HandResult {
	readonly hand: number;
	readonly gains: readonly Gain[];
	readonly scores: readonly number[];
}

/** All hands that are over, and the one in which the game was won. */
export function handResults(journal: readonly JournalEvent[]): HandResult[] {
	const results: HandResult[] = [];
	let gains: Gain[] = [];
	let hand = 0;
	for (const event of journal) {
		switch (event.kind) {
			case 'dealt':
				hand = Number(event.hand);
				gains = [];
				break;
			case 'scored':
				gains.push({ ...gain(event), why: String(event.why), left: null });
				break;
			case 'went_out':
				gains.push({
					...gain(event),
					why: 'going_out',
					left: { cards: Number(event.cards), writs: Number(event.writs) },
				});
				break;
			case 'hand_ended':
				results.push({ hand: Number(event.hand), gains, scores: event.scores as number[] });
				gains = [];
				break;
			case 'game_over':
				// Won within a hand: it has no other end.
				if (gains.length > 0) results.push({ hand, gains, scores: event.scores as number[] });
				break;
		}
	}
	return results;
}

function gain(event: JournalEvent): Pick<Gain, 'seat' | 'points'> {
	return { seat: Number(event.seat), points: Number(event.points) };
}
