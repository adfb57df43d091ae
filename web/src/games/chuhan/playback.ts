/** How the rival's plays are shown in Chu Han, one by one; the cards fly by themselves. */
import type { Json } from '../../table/model';
import { WEIGHTS } from '../../table/playback/speed';
import type { GamePlayback } from '../../table/playback/steps';
import type { TableSound } from '../../table/sounds';
import type { JournalEvent } from '../../texts/telling';
import type { ChuHanView, Hidden } from './view';

const { usual, short } = WEIGHTS;
const STEPS: Readonly<Record<string, number>> = {
	played: usual,
	used: usual,
	reacted: usual,
	took_writ: usual,
	gave: usual,
	swapped: usual,
	placed: usual,
	took: usual,
	doubled: usual,
	opened: usual,
	looked: short,
	passed: short,
	declined: short,
};
/** What comes of a play, and is seen with it. */
const FOLLOW = new Set(['discarded', 'recovered', 'scored', 'cancelled', 'upheld', 'bounced']);

const SOUNDS: Readonly<Record<string, TableSound>> = {
	dealt: 'gong',
	played: 'card',
	used: 'card',
	gave: 'card',
	swapped: 'card',
	placed: 'card',
	took: 'card',
	opened: 'card',
	took_writ: 'seal',
	went_out: 'seal',
	reacted: 'drum',
	doubled: 'drum',
};

function begins(journal: readonly JournalEvent[], at: number) {
	const weight = STEPS[journal[at]!.kind];
	if (weight === undefined) return null;
	let to = at + 1;
	while (FOLLOW.has(journal[to]?.kind ?? '')) to += 1;
	return { events: to - at, weight };
}

/** A play is seen to lie there before the trick, or the hand, is over. */
function advance(view: Json, event: JournalEvent, after: Json): Json {
	const now = view as unknown as ChuHanView;
	if (event.kind !== 'played' || event.seat === undefined) return after;
	const seat = Number(event.seat);
	const cards = event.cards as readonly string[];
	const laid = { seat, text: String(event.text) };
	return {
		...view,
		phase: 'counter',
		trick: [...now.trick, laid],
		hands: now.hands.map((hand, at) => (at === seat ? without(hand, cards) : hand)),
	};
}

function without(hand: readonly string[] | Hidden, cards: readonly string[]) {
	if ('hidden' in hand) return { hidden: Math.max(0, hand.hidden - cards.length) };
	const left = [...hand];
	for (const card of cards) {
		const at = left.indexOf(card);
		if (at >= 0) left.splice(at, 1);
	}
	return left;
}

/** What a play is about is the play as it lies there, or who has made it once it is gone. */
function places({ kind, seat, card, text }: JournalEvent): string[] {
	const laid = `[data-play="${String(seat)} ${String(text)}"]`;
	const theirs = `[data-origin="seat-${String(seat)}"]`;
	switch (kind) {
		case 'played':
		case 'used':
			return [laid, `.frame:not(:has(${laid})) [data-seat="${String(seat)}"]`];
		case 'reacted':
			return [`li:last-child > [data-laid="${String(seat)}"]`];
		case 'swapped':
		case 'placed':
			return [`[data-row="${String(card)}"]`, theirs];
		case 'took_writ':
			return ['[data-point=writs]', theirs];
		default:
			return typeof seat === 'number' ? [theirs] : [];
	}
}

export const playback: GamePlayback = {
	begins,
	advance,
	places,
	flights: () => [],
	sound: ({ kind, cards }) => {
		const what = SOUNDS[kind];
		return what ? { what, count: (cards as readonly string[] | undefined)?.length } : null;
	},
	headline: (events) => events,
	isToldElsewhere: () => false,
};
