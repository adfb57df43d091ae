import { expect, test } from 'vitest';
import { wish } from './wish';

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
	});
	expect(wish({ ...wanted, clock: 'none' }).clock).toBeNull();
});
