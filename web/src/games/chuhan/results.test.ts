import { expect, it } from 'vitest';
import { handResults } from './results';

it('tells the points of each hand, and of the one in which the game was won', () => {
	const results = handResults([
		{ kind: 'dealt', hand: 1 },
		{ kind: 'scored', seat: 1, points: 3, why: 'xiahou_ying' },
		{ kind: 'went_out', seat: 0, cards: 6, writs: 2, points: 7 },
		{ kind: 'hand_ended', hand: 1, scores: [7, 4] },
		{ kind: 'dealt', hand: 2 },
		{ kind: 'scored', seat: 0, points: 24, why: 'twos' },
		{ kind: 'game_over', winner: 0, scores: [31, 4], reason: 'CH-6.5' },
	]);
	expect(results).toEqual([
		{
			hand: 1,
			gains: [
				{ seat: 1, points: 3, why: 'xiahou_ying', left: null },
				{ seat: 0, points: 7, why: 'going_out', left: { cards: 6, writs: 2 } },
			],
			scores: [7, 4],
		},
		{
			hand: 2,
			gains: [{ seat: 0, points: 24, why: 'twos', left: null }],
			scores: [31, 4],
		},
	]);
});
