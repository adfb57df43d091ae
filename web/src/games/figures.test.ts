/** What the page knows of the figures is what the rules say: see tests/rules/figures.py. */
import { describe, expect, it } from 'vitest';
import figures from '../../../tests/data/figures.json';
import { CARDS } from './chuhan/cards';
import * as chuhan from './chuhan/view';
import { EVENTS, OUT_WITH_FEW, PLACES, SEA_ROUTES } from './shogun/map';
import * as suntzu from './suntzu/view';

describe('the page has the figures of the rules', () => {
	it('Chu Han', () => {
		const { CARDS: cards, ...others } = figures.chuhan;
		expect(chuhan).toMatchObject(others);
		expect(Object.fromEntries(CARDS.map(({ id, rank, ofRank }) => [id, { rank, ofRank }]))).toEqual(
			cards,
		);
	});

	it('Sun Tzu', () => expect(suntzu).toMatchObject(figures.suntzu));

	it('Shogun', () => {
		const places = Object.entries(PLACES).map(
			([name, { chests, rice, sites, sun, moon }]) =>
				[name, { chests, rice, sites, sun, moon }] as const,
		);
		expect({
			PROVINCES: Object.fromEntries(places),
			SEA_ROUTES: SEA_ROUTES.map(({ from, to }) => [from, to]),
			OUT_WITH_FEW,
			EVENTS,
		}).toEqual(figures.shogun);
	});
});
