import { describe, expect, it } from 'vitest';
import { askedText, completing, movesWith, reachable, readMove, type Part } from './moves';
import { cardFace } from './cards';

const hand = (...cards: string[]): Part[] => cards.map((card) => ({ zone: 'hand', card }));
const rankOf = (card: string) => cardFace(card).rank;

describe('a move taken apart', () => {
	it.each([
		['play 5 *5 0', [...hand('5'), { zone: 'row', card: '5' }, ...hand('0')]],
		['use yu_ji 4', hand('yu_ji', '4')],
		['use ying_bu 4', [...hand('ying_bu'), { zone: 'discard', card: '4' }]],
		['use *ji_bu', [{ zone: 'row', card: 'ji_bu' }]],
		['swap 4 for 7', [...hand('4'), { zone: 'row', card: '7' }]],
		['place 1', hand('1')],
		['give 4', [{ zone: 'pile', card: '4' }]],
		['take 5', [{ zone: 'trick', card: '5' }]],
		['pass', []],
	])('%s', (text, parts) => {
		expect(readMove(text).parts).toEqual(parts);
	});
});

describe('a choice among the legal moves', () => {
	const legal = [
		'play 7 7',
		'play 7 7 0',
		'use peng_yue 4 4',
		'use ying_bu 1',
		'use ying_bu 5',
	].map(readMove);

	it('is a move when exactly its cards are chosen, in any order', () => {
		expect(movesWith(legal, hand('0', '7', '7')).map(({ text }) => text)).toEqual(['play 7 7 0']);
		expect(movesWith(legal, hand('7'))).toEqual([]);
	});

	it('tells which cards lead on to a move', () => {
		expect(reachable(legal, hand('7'))).toEqual(new Set(['hand 7', 'hand 0']));
		expect(reachable(legal, hand('7', '7', '0')).size).toBe(0);
	});

	it('lacks one card of another place', () => {
		expect(completing(legal, hand('ying_bu'), 'discard')).toEqual(['1', '5']);
		expect(completing(legal, [], 'discard')).toEqual([]);
	});
});

it('asks about a set, or about an ability where the ranks differ', () => {
	expect(askedText(hand('7', '7', '0'), rankOf)).toBe('play 7 7 0');
	expect(askedText(hand('ji_bu', 'yu_ji'), rankOf)).toBe('play ji_bu yu_ji');
	expect(askedText(hand('4', 'peng_yue', '4'), rankOf)).toBe('use peng_yue 4 4');
	expect(askedText([...hand('5'), { zone: 'row', card: '5' }], rankOf)).toBe('play 5 *5');
});
