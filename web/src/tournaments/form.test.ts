import { expect, test } from 'vitest';
import { ANYBODY, requestOf, type Chosen } from './form';

const CHOSEN: Chosen = {
	name: 'Autumn cup',
	game: 'chuhan',
	seats: 2,
	kind: 'round_robin',
	pace: 'live',
	clock: 'quick',
	rated: true,
	least: 4,
	most: 16,
	bot: '',
	begins: '',
	club: null,
	minutes: 60,
	limit: 0,
	entry: ANYBODY,
};

test('what is not chosen is not asked for', () => {
	const asked = requestOf(CHOSEN);
	expect([asked.bot, asked.begins]).toEqual([null, null]);
	expect(asked.clock).toEqual({ bank: 300, increment: 5, grace: null });
});

test('where several sit at a table, everybody cannot meet everybody', () => {
	expect(requestOf({ ...CHOSEN, seats: 4 }).kind).toBe('swiss');
	expect(requestOf({ ...CHOSEN, seats: 4, kind: 'arena' }).kind).toBe('arena');
	expect(requestOf(CHOSEN).kind).toBe('round_robin');
});

test('a time is told in seconds', () => {
	const begins = requestOf({ ...CHOSEN, begins: '2027-01-02T18:00' }).begins;
	expect(begins).toBe(new Date(2027, 0, 2, 18).getTime() / 1000);
});

test('an arena has a length and no rounds, and bots at tables of several alone', () => {
	const chosen: Chosen = { ...CHOSEN, bot: 'novice', minutes: 30, limit: 3600 };
	const arena = requestOf({ ...chosen, kind: 'arena' });
	expect([arena.minutes, arena.bot, arena.round_limit]).toEqual([30, null, null]);
	expect(requestOf({ ...chosen, kind: 'arena', seats: 3 }).bot).toBe('novice');
	const swiss = requestOf(chosen);
	expect([swiss.minutes, swiss.bot, swiss.round_limit]).toEqual([null, 'novice', 3600]);
});

test('guests play where no ratings are at stake, unless something else is chosen', () => {
	const whoOf = (chosen: Partial<Chosen>) => requestOf({ ...CHOSEN, ...chosen }).who;
	expect([whoOf({}), whoOf({ rated: false })]).toEqual(['accounts', 'everybody']);
	expect(whoOf({ entry: { ...ANYBODY, who: 'everybody' } })).toBe('everybody');
});

test('an empty range is none, and many of one address are any number', () => {
	const asked = requestOf({ ...CHOSEN, entry: { ...ANYBODY, least: 900, many: true } });
	expect([asked.least_rating, asked.most_rating, asked.of_address]).toEqual([900, null, 0]);
	expect(requestOf(CHOSEN).of_address).toBeNull();
});
