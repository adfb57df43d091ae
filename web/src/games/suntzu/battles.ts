/** The battles of a game, as the journal tells them. */
import type { JournalEvent } from '../../texts/telling';

export interface Battle {
	readonly round: number;
	readonly province: string;
	/** Sun Tzu's card and Chu's. */
	readonly cards: readonly string[];
	/** `open` while it is being fought. */
	readonly how: 'fought' | 'plague' | 'not_fought' | 'open';
	readonly winner: number | null;
	readonly totals: readonly number[];
	readonly margin: number;
	readonly returned: number;
	readonly places: number;
}

/** `now` is the round that is played: a game may begin in the middle of one. */
export function battlesOf(journal: readonly JournalEvent[], now: number): Battle[] {
	const battles: Battle[] = [];
	const second = journal.find(({ kind }) => kind === 'round_started');
	let round = second === undefined ? now : Number(second.round) - 1;
	for (const event of journal) {
		const last = battles.at(-1);
		if (event.kind === 'round_started') round = Number(event.round);
		else if (event.kind === 'revealed') battles.push(opened(event, round));
		else if (last?.how === 'open' && event.province === last.province) {
			const ended = endOf(event);
			if (ended) battles[battles.length - 1] = { ...last, ...ended };
		}
	}
	return battles;
}

function opened(event: JournalEvent, round: number): Battle {
	return {
		round,
		province: String(event.province),
		cards: event.cards as string[],
		how: 'open',
		winner: null,
		totals: [],
		margin: 0,
		returned: 0,
		places: 0,
	};
}

function endOf(event: JournalEvent): Partial<Battle> | null {
	switch (event.kind) {
		case 'fought':
			return {
				how: 'fought',
				winner: event.winner as number | null,
				totals: event.totals as number[],
				margin: Number(event.margin),
				returned: Number(event.returned),
				places: Number(event.places),
			};
		case 'plague_struck':
			return { how: 'plague', returned: Number(event.returned) };
		case 'not_fought':
			return { how: 'not_fought' };
		default:
			return null;
	}
}

/** The last battle at each province. */
export function lastBattles(battles: readonly Battle[]): ReadonlyMap<string, Battle> {
	return new Map(battles.map((battle) => [battle.province, battle]));
}

export interface Scoring {
	readonly round: number;
	readonly provinces: readonly {
		readonly province: string;
		readonly seat: number | null;
		readonly value: number;
	}[];
	readonly points: readonly number[];
	readonly marker: number;
}

/** All scorings so far, the first one first. */
export function scoringsOf(journal: readonly JournalEvent[]): Scoring[] {
	return journal.filter(({ kind }) => kind === 'scored') as unknown as Scoring[];
}
