import { describe, expect, it } from 'vitest';
import { playsOf } from './plays';
import { viewWith } from './testing/table';
import { layTrick, type TrickLayout } from './trickLayout';

const RANKS = ['1', '2', '4', '5', '7', '8', '9', '9'];

/** So many sets of so many cards, and an ability that waits for an answer. */
function trickOf(sets: number, size: number, pending: readonly string[] = ['use han_xin']) {
	const trick = RANKS.slice(0, sets).map((rank, at) => ({
		seat: at % 2,
		text: ['play', ...Array<string>(size).fill(rank)].join(' '),
	}));
	const waiting = pending.map((text, at) => ({ seat: (sets + at) % 2, text }));
	return playsOf(viewWith({ trick, pending: waiting }));
}

function laidOut(plays: ReturnType<typeof trickOf>, width: number, height = 200): TrickLayout {
	return layTrick(
		plays,
		plays.map(() => 'three 5s'),
		{ width, height },
	);
}

/** The widest line: plays, what lies between them, and the words that count the folded ones. */
function widthOf({ folded, lying, gap, count }: TrickLayout): number {
	const plays = lying.reduce((all, { width }) => all + width, 0);
	return plays + gap * (lying.length - 1) + (folded > 0 ? count + gap : 0);
}

describe('a trick that waits for an answer', () => {
	const ways = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((sets) =>
		[574, 480, 370, 340].map((width) => [sets, width] as const),
	);

	it.each(ways)('of %i sets stays within %i', (sets, width) => {
		for (const size of [1, 2, 5]) {
			const plays = trickOf(sets, size);
			const layout = laidOut(plays, width, 140);
			expect(widthOf(layout)).toBeLessThanOrEqual(width);
			const kept = plays.slice(layout.folded);
			expect(kept.some(({ last }) => last)).toBe(true);
			expect(kept.some(({ waits }) => waits)).toBe(true);
			expect(layout.lying).toHaveLength(kept.length);
		}
	});

	it('stays within it with Zhongli Mo and ten cards', () => {
		const plays = trickOf(0, 0, ['use zhongli_mo 1 2 xiao_he 4 5 han_xin 7 8 9 0']);
		expect(widthOf(laidOut(plays, 340))).toBeLessThanOrEqual(340);
	});

	it('stays within it when the answer is answered', () => {
		const plays = trickOf(3, 4, ['use han_xin', 'use lyu_zhi']);
		expect(widthOf(laidOut(plays, 340, 120))).toBeLessThanOrEqual(340);
	});
});

it('shows what is asked about largest', () => {
	const { lying } = laidOut(trickOf(2, 2), 574);
	expect(lying[2]!.card).toBeGreaterThan(lying[1]!.card);
	const quiet = laidOut(trickOf(2, 2, []), 574).lying;
	expect(quiet[1]!.card).toBeGreaterThan(quiet[0]!.card);
});

it('has a second line where there is height but no width', () => {
	expect(laidOut(trickOf(4, 2), 370, 300).lines).toBe(2);
	expect(laidOut(trickOf(4, 2), 370, 140).lines).toBe(1);
	expect(laidOut(trickOf(4, 2), 574, 300).lines).toBe(1);
});

it('folds the oldest, and only where smaller cards would not do', () => {
	expect(laidOut(trickOf(4, 2), 574).folded).toBe(0);
	expect(laidOut(trickOf(8, 2), 574).folded).toBeGreaterThan(0);
});
