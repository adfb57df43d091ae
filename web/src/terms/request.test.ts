import { expect, test } from 'vitest';
import { positionOf, requestOf } from './request';

const WANTED = {
	game: 'shogun',
	options: { board: 'moon' },
	seat: 1,
	others: [{ who: 'bot', bot: 'greedy' }, { who: 'friend' }, { who: 'bot', bot: 'random' }],
	pace: 'live',
	clock: 'usual',
	own: { bank: 1, increment: 2 },
	windowTime: null,
	grace: 0,
	allowReturn: true,
	friendly: true,
	rated: false,
	invite: null,
	club: null,
	position: null,
} as const;

test('what is chosen on the page becomes what the server is asked', () => {
	expect(requestOf(WANTED)).toEqual({
		game: 'shogun',
		options: { board: 'moon' },
		seats: 4,
		seat: 1,
		pace: 'live',
		clock: { bank: 900, increment: 10, grace: 0 },
		window: null,
		public: false,
		allow_return: true,
		friendly: true,
		rated: false,
		invite: null,
		club: null,
		bots: { '0': 'greedy', '3': 'random' },
		position: null,
	});
	expect(requestOf({ ...WANTED, clock: 'none', grace: 60 }).clock).toBeNull();
	expect(requestOf({ ...WANTED, grace: 60 }).clock).toEqual({
		bank: 900,
		increment: 10,
		grace: 60,
	});
});

test('a table is listed if anybody may come, and the cards are dealt', () => {
	const others = [{ who: 'anybody' }, { who: 'friend' }] as const;
	expect(requestOf({ ...WANTED, others }).public).toBe(true);
	expect(requestOf({ ...WANTED, others, position: { lead: 1 } }).public).toBe(false);
});

test('a position as it is written', () => {
	expect(positionOf(' ')).toBe(null);
	expect(positionOf('{"lead": 1}')).toEqual({ lead: 1 });
	for (const wrong of ['{', '[]', '"lead"', 'null', '1']) {
		expect(() => positionOf(wrong)).toThrow(SyntaxError);
	}
});
