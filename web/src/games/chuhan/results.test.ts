import { expect, it } from 'vitest';
import { handResults } from './results';

const sum = { cards: 6, for_cards: 5, for_writs: 2, times: 1 };

it('tells the points of each hand, and of the one in which the game was won', () => {
	const results = handResults([
		{ kind: 'dealt', hand: 1 },
		{ kind: 'scored', seat: 1, points: 3, why: 'xiahou_ying' },
		{ kind: 'went_out', seat: 0, ...sum, points: 7 },
		{ kind: 'hand_ended', hand: 1, scores: [7, 4] },
		{ kind: 'dealt', hand: 2 },
		{ kind: 'scored', seat: 0, points: 24, why: 'twos' },
		{ kind: 'game_over', winner: 0, scores: [31, 4], reason: 'CH-6.5' },
	]);
	expect(results).toEqual([
		{
			hand: 1,
			gains: [
				{ seat: 1, points: 3, why: 'xiahou_ying', sum: null },
				{ seat: 0, points: 7, why: 'going_out', sum },
			],
			scores: [7, 4],
		},
		{
			hand: 2,
			gains: [{ seat: 0, points: 24, why: 'twos', sum: null }],
			scores: [31, 4],
		},
	]);
});
