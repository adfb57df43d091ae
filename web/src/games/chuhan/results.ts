/** How the points of each hand came about, told from the journal. */
import type { JournalEvent } from '../../texts/telling';

export interface Gain {
	readonly seat: number;
	readonly points: number;
	/** A reason of the texts: `why-going_out`. */
	readonly why: string;
	/** What the points for going out are made of. */
	readonly sum: Sum | null;
}

export interface Sum {
	/** So many cards the rival was left with. */
	readonly cards: number;
	readonly for_cards: number;
	readonly for_writs: number;
	readonly times: number;
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
				gains.push({ ...gain(event), why: String(event.why), sum: null });
				break;
			case 'went_out':
				gains.push({
					...gain(event),
					why: 'going_out',
					sum: sumOf(event),
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

function sumOf(event: JournalEvent): Sum {
	const number = (field: string) => Number(event[field]);
	return {
		cards: number('cards'),
		for_cards: number('for_cards'),
		for_writs: number('for_writs'),
		times: number('times'),
	};
}

function gain(event: JournalEvent): Pick<Gain, 'seat' | 'points'> {
	return { seat: Number(event.seat), points: Number(event.points) };
}
