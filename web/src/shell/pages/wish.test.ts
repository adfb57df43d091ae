import { expect, test } from 'vitest';
import { positionOf, wish } from './wish';

test('what is chosen on the page becomes what the server is asked', () => {
	const wanted = {
		game: 'chuhan',
		options: { events: true },
		seats: null,
		seat: 0,
		pace: 'live',
		clock: 'usual',
		windowTime: null,
		open: false,
		allowReturn: true,
		friendly: true,
		bots: { 1: 'greedy' },
		position: null,
	} as const;
	expect(wish(wanted)).toEqual({
		game: 'chuhan',
		options: { events: true },
		seats: null,
		seat: 0,
		pace: 'live',
		clock: { bank: 900, increment: 10 },
		window: null,
		public: false,
		allow_return: true,
		friendly: true,
		bots: { '1': 'greedy' },
		position: null,
	});
	expect(wish({ ...wanted, clock: 'none' }).clock).toBeNull();
	expect(wish({ ...wanted, open: true }).public).toBe(true);
	expect(wish({ ...wanted, open: true, position: { lead: 1 } }).public).toBe(false);
});

test('a position as it is written', () => {
	expect(positionOf(' ')).toBe(null);
	expect(positionOf('{"lead": 1}')).toEqual({ lead: 1 });
	for (const wrong of ['{', '[]', '"lead"', 'null', '1']) {
		expect(() => positionOf(wrong)).toThrow(SyntaxError);
	}
});
