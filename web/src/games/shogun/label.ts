/** What a province's label shows at a scale, how much room it takes, and labels that make way. */
import type { Place } from './map';
import { BUILDINGS, type Province } from './view';

/** The whole map on a phone: a number on its side's colour. */
const CRESTED = 0.5;
const NAMED = 0.56;
const TOLD = 0.72;
const SITES = 0.84;
const LETTER = 7.2;
/** One of those in words. */
const WORD = 8.4;
/** Crest and cube, before the number; there is some room without them. */
const CUBE = 34;
const BARE = 7;
/** A sign before its words, and a line of them. */
const SIGN = 18;
export const LINE = 17;
/** Part of their height. */
const RAISED = 0.7;

/** A line that says in words what stands or grows there. */
export interface Line {
	readonly sign: 'castle' | 'temple' | 'theatre' | 'site' | 'chests' | 'rice' | 'revolt';
	readonly text: string;
}

/** What is known of it besides. */
export interface Manner {
	/** A card that is laid has a disc before the pill. */
	readonly isLaid?: boolean;
	/** It may be taken now: it is named from however far away. */
	readonly isAsked?: boolean;
	/** In words: how many armies, and a line for each of the rest. */
	readonly armies?: string;
	readonly lines?: readonly Line[];
}

export interface LabelShape {
	readonly isNamed: boolean;
	readonly isTold: boolean;
	readonly isCrested: boolean;
	/** So far from the pill's edge stands the number. */
	readonly before: number;
	readonly built: readonly (typeof BUILDINGS)[number][];
	readonly free: number;
	/** How many armies stand there. */
	readonly number: string;
	/** In words, instead of signs; for their sake all of it stands so much higher. */
	readonly lines: readonly Line[];
	readonly raised: number;
	/** So far left of its place they begin. */
	readonly from: number;
	/** Where in the pill the flame of a revolt begins, with its number if there are more. */
	readonly flame: number;
	readonly pill: number;
	/** Where sites and figures begin; where nobody stands there is no pill, and they move up. */
	readonly top: number;
	readonly sites: number;
	readonly line: number;
	readonly gains: number;
	/** The room that all of it takes around its place. */
	readonly left: number;
	readonly right: number;
	readonly above: number;
	readonly below: number;
}

/** `scale` is the map's: from far away less is told. */
export function labelOf(
	name: string,
	place: Place,
	there: Province | undefined,
	scale: number,
	{ isLaid = false, isAsked = false, armies, lines = [] }: Manner = {},
): LabelShape {
	const isNamed = scale >= NAMED || isAsked;
	const isTold = scale >= TOLD && lines.length === 0;
	const number = there ? (armies ?? String(there.armies)) : '';
	const isCrested = scale >= CRESTED;
	const before = isCrested ? CUBE : BARE;
	const told = before + number.length * (armies === undefined ? 9 : WORD);
	const markers = there?.markers ?? 0;
	const pill = there ? told + (markers > 0 ? 15 : 0) + (markers > 1 ? 9 : 0) + 6 : 0;
	const built = BUILDINGS.filter((kind) => there?.[kind]);
	const shown = scale >= SITES ? place.sites : built.length;
	const sites = shown * 14;
	const { tall } = place;
	const top = there ? 13 : -7;
	// Sites, a gap, the two figures: all in one line, or in two.
	const line = tall ? 0 : -(sites + 38) / 2;
	const below = isTold ? (tall ? Math.max(sites, 36) : sites + 38) : 0;
	const last = lines.length > 0 ? top + lines.length * LINE : 10;
	const end = isTold ? top + (tall && sites > 0 ? 33 : 17) : last;
	const raised = lines.length * LINE * RAISED;
	const words = Math.max(0, ...lines.map(({ text }) => SIGN + text.length * LETTER));
	const half = Math.max(isNamed ? name.length * LETTER : 0, pill, below) / 2;
	const from = (there ? pill : words) / 2;
	return {
		isNamed,
		isCrested,
		before,
		isTold,
		built,
		free: Math.max(0, shown - built.length),
		number,
		lines,
		raised,
		from,
		flame: told + 2,
		pill,
		top,
		sites,
		line,
		gains: tall ? -18 : line + sites + 3,
		left: Math.max(half, from, isLaid ? pill / 2 + 16 : 0),
		right: Math.max(half, words - from),
		above: raised + (isNamed ? 25 : 10),
		below: end - raised,
	};
}

export interface Placed {
	readonly x: number;
	readonly y: number;
	readonly shape: Pick<LabelShape, 'left' | 'right' | 'above' | 'below'>;
}

/** So far a label leaves its place, in pixels: it is still read as its province's. */
const FAR = 15;
const ROUNDS = 12;

/** The same labels, moved a little so that as few as may be lie over each other. */
export function apart(labels: readonly Placed[]): { x: number; y: number }[] {
	const at = labels.map(({ x, y }) => ({ x, y }));
	for (let round = 0; round < ROUNDS; round++) {
		for (let i = 0; i < at.length; i++) {
			for (let j = i + 1; j < at.length; j++) push(labels, at, i, j);
		}
	}
	return at;
}

function push(
	labels: readonly Placed[],
	at: { x: number; y: number }[],
	i: number,
	j: number,
): void {
	const [a, b] = [labels[i]!.shape, labels[j]!.shape];
	const [p, q] = [at[i]!, at[j]!];
	const wide = p.x <= q.x ? p.x + a.right - (q.x - b.left) : q.x + b.right - (p.x - a.left);
	const high = p.y <= q.y ? p.y + a.below - (q.y - b.above) : q.y + b.below - (p.y - a.above);
	if (wide <= 0 || high <= 0) return;
	const axis = wide < high ? 'x' : 'y';
	const step = ((axis === 'x' ? wide : high) / 2) * (p[axis] <= q[axis] ? 1 : -1);
	p[axis] = near(p[axis] - step, labels[i]![axis]);
	q[axis] = near(q[axis] + step, labels[j]![axis]);
}

function near(wanted: number, home: number): number {
	return Math.max(home - FAR, Math.min(home + FAR, wanted));
}
