/** Where the cards of a hand lie: alike and plain ones overlap to strips, named ones stay open. */
import { cardFace, isNamed } from './cards';

export interface Lie {
	readonly left: number;
	/** Degrees; a fan on a phone is bent. */
	readonly turn: number;
	readonly down: number;
}

/** So few cards lie side by side, if there is room. */
const FEW = 3;
const GAP = 9;
const STRIP = 0.32;
const NARROW = 0.44;
/** A bent card leans out by so much. */
const MARGIN = 14;

/** Spread out by rank over a width, for a desktop. */
export function spread(cards: readonly string[], width: number, cardWidth: number): Lie[] {
	const strip = cardWidth * STRIP;
	const roomy = cards.length <= FEW && cards.length * (cardWidth + GAP) - GAP <= width;
	const open = cards.map((card, at) => {
		if (roomy) return true;
		const next = cards[at + 1];
		if (next === undefined) return true;
		const plain = !isNamed(card) && !isNamed(next) && card !== '0' && next !== '0';
		return !plain;
	});
	const advances = open.map((each) => (each ? cardWidth + GAP : strip));
	advances[advances.length - 1] = cardWidth;
	const room = width - cardWidth;
	const steps = advances.slice(0, -1);
	const over = sum(steps) - room;
	if (over > 0) narrow(steps, open, room, strip, cardWidth * NARROW);
	const total = sum(steps) + cardWidth;
	let left = Math.max(0, (width - total) / 2);
	return cards.map((_, at) => {
		const lie = { left, turn: 0, down: 0 };
		left += steps[at] ?? 0;
		return lie;
	});
}

/** Open cards give way first, down to a narrow strip; then all share what room there is. */
function narrow(
	steps: number[],
	open: boolean[],
	room: number,
	strip: number,
	least: number,
): void {
	const opened = steps.filter((_, at) => open[at]).length;
	const each = opened === 0 ? 0 : (room - strip * (steps.length - opened)) / opened;
	for (let at = 0; at < steps.length; at++) {
		steps[at] = each >= least ? (open[at] ? each : strip) : room / steps.length;
	}
}

/** A bent fan with every card in reach of a thumb, for a phone. */
export function fan(cards: readonly string[], width: number, cardWidth: number): Lie[] {
	const gaps = cards.map((card, at) => {
		const next = cards[at + 1];
		return next !== undefined && cardFace(next).rank === cardFace(card).rank && !isNamed(card)
			? 1
			: 1.3;
	});
	const inAll = sum(gaps.slice(0, -1)) || 1;
	const step = Math.min((width - cardWidth - 2 * MARGIN) / inAll, cardWidth * 0.62);
	let left = (width - step * inAll - cardWidth) / 2;
	const middle = (cards.length - 1) / 2;
	return cards.map((_, at) => {
		const off = middle === 0 ? 0 : (at - middle) / middle;
		const lie = { left, turn: off * 5, down: off * off * 7 };
		left += step * (gaps[at] ?? 1);
		return lie;
	});
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((a, b) => a + b, 0);
}
