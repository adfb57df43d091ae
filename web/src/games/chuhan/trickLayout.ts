/** How the plays of a trick lie in their room: the newest large, the oldest folded away. */
import type { TrickPlay } from './plays';

export interface Room {
	readonly width: number;
	readonly height: number;
}

export interface Lying {
	/** Width of a card, and how far each lies beside the one before. */
	readonly card: number;
	readonly step: number;
	/** What its words may take. */
	readonly width: number;
}

/** A play, and the width of the words below it. */
interface Worded {
	readonly play: TrickPlay;
	readonly words: number;
}

export interface TrickLayout {
	/** So many of the oldest plays are only counted. */
	readonly folded: number;
	/** The front has a line of its own below the earlier plays. */
	readonly lines: 1 | 2;
	/** Height of the words below a play. */
	readonly caption: number;
	/** Between two plays, where an arrow stands, and for the figure that counts what is folded. */
	readonly gap: number;
	readonly count: number;
	/** There is room to say that a play waits. */
	readonly marked: boolean;
	/** One for each play that is not folded. */
	readonly lying: readonly Lying[];
}

const WIDE = { gap: 24, count: 34 };
const SLIM = { gap: 14, count: 28 };
/** Words below a play need their room, and a mark above. */
const CAPTION = 24;
const TWO_LINES = 42;
const MARK = 26;
const CREST = 26;
const LETTER = 7.6;
const WAITING = 104;
const MARKED_FROM = 140;
/** An ability card lies beside its set. */
const BESIDE = 6;
const LARGEST = 112;
const SMALLER = 64;
const SMALL = 0.62;
/** Smaller cards are better than folded ones. */
const BEFORE_FOLDING = [1, 0.92, 0.85, 0.78];
const AT_LAST = [0.7, 0.6, 0.5];
/** Of each covered card so much is seen, if there is room; and so much at least. */
const OPEN = 0.5;
const STRIP = 0.27;
/** Lines of their own pay where there is more height than width. */
const NARROW = 480;
const EARLIER = 40;
const LINES_APART = 8;
const LEAST = 40;

/** `captions` are the words below the plays. */
export function layTrick(
	plays: readonly TrickPlay[],
	captions: readonly string[],
	room: Room,
): TrickLayout {
	const between = room.width < NARROW ? SLIM : WIDE;
	const decided = plays.some(({ pending }) => pending);
	const isFront = (play: TrickPlay) => (decided ? play.pending : play.last);
	const caption = isBroken(plays) ? TWO_LINES : CAPTION;
	const marked = decided && room.height >= MARKED_FROM;
	const spare = room.height - caption - (marked ? MARK : 0);
	const all = plays.map((play, at) => ({
		play,
		words: wordsWidth(play, captions[at] ?? '', isBroken(plays), marked),
	}));
	const rest = { caption, marked, ...between };
	const split = plays.findIndex(isFront);
	const below = spare - (EARLIER * 1.5 + caption + LINES_APART);
	if (room.width < NARROW && split > 0 && below >= EARLIER * 1.5) {
		const earlier = fitted(all.slice(0, split), room.width, between, () => EARLIER);
		const large = Math.min(LARGEST, below / 1.5);
		const front = fitted(all.slice(split), room.width, between, (play) =>
			isFront(play) ? large : EARLIER,
		);
		const lying = [...earlier.lying, ...front.lying];
		return { folded: earlier.folded, lines: 2, lying, ...rest };
	}
	const large = Math.max(LEAST, Math.min(LARGEST, spare / 1.5));
	const small = Math.max(LEAST, Math.min(large * SMALL, SMALLER));
	const sizeOf = (play: TrickPlay) => (isFront(play) ? large : small);
	return { ...fitted(all, room.width, between, sizeOf), lines: 1, ...rest };
}

/** The set to beat and what may be answered are never folded: they rather get smaller. */
function fitted(
	plays: readonly Worded[],
	room: number,
	{ gap, count }: typeof WIDE,
	sizeOf: (play: TrickPlay) => number,
): { folded: number; lying: Lying[] } {
	const kept = plays.findIndex(({ play }) => play.last || play.pending);
	const most = kept < 0 ? plays.length - 1 : kept;
	for (let folded = 0; ; folded++) {
		const shown = plays.slice(folded);
		const free = room - (folded > 0 ? count + gap : 0) - gap * (shown.length - 1);
		const lying = (scale: number, seen: number) =>
			shown.map((each) => lie(each, sizeOf(each.play) * scale, seen));
		const scales = folded < most ? BEFORE_FOLDING : [...BEFORE_FOLDING, ...AT_LAST];
		const fits = scales.find((each) => widthOf(lying(each, STRIP)) <= free);
		if (fits === undefined && folded < most) continue;
		const scale = fits ?? AT_LAST.at(-1)!;
		const [least, full] = [widthOf(lying(scale, STRIP)), widthOf(lying(scale, OPEN))];
		const open = full > free ? Math.max(0, (free - least) / (full - least)) : 1;
		return { folded, lying: lying(scale, STRIP + (OPEN - STRIP) * open) };
	}
}

const widthOf = (lying: readonly Lying[]) => lying.reduce((all, { width }) => all + width, 0);

function lie({ play, words }: Worded, card: number, seen: number): Lying {
	const step = card * seen;
	const apart = isApart(play);
	const covered = play.cards.length - (apart ? 2 : 1);
	const cards = card + (apart ? card + BESIDE : 0) + Math.max(0, covered) * step;
	return { card, step, width: Math.max(words, cards) };
}

const isApart = ({ ability, cards }: TrickPlay) => ability !== null && cards.length > 1;

/** A set with an ability is told in two lines, unless it lies alone. */
const isBroken = (plays: readonly TrickPlay[]) => plays.length > 1 && plays.some(isApart);

function wordsWidth(play: TrickPlay, caption: string, broken: boolean, marked: boolean): number {
	const letters = broken && isApart(play) ? Math.ceil(caption.length / 2) + 3 : caption.length;
	return Math.max(CREST + LETTER * letters, marked && play.waits ? WAITING : 0);
}
