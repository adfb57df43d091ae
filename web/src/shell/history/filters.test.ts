import { expect, test } from 'vitest';
import { addressOf, askedFor, filtersOf, isNarrow } from './filters';

test('what the address says is shown, and the address says what is shown', () => {
	for (const address of [
		'/games',
		'/games?show=turn',
		'/games?show=finished&game=shogun&result=won&against=people',
		'/games?game=chuhan',
		'/games?against=bots',
	]) {
		expect(addressOf(filtersOf(address.slice('/games'.length)))).toBe(address);
	}
});

test('an address with other words shows what is left of it', () => {
	expect(filtersOf('?show=all&game=go&result=won&against=me&x=1')).toEqual({
		show: 'running',
		game: null,
		result: null,
		against: null,
	});
	expect(filtersOf('?show=%E0&game=__proto__')).toEqual(filtersOf(''));
});

test('only games that are over have a result', () => {
	const won = filtersOf('?show=finished&result=won');
	expect(won.result).toBe('won');
	expect(isNarrow(won)).toBe(true);
	expect(addressOf({ ...won, show: 'running' })).toBe('/games');
	expect(isNarrow(filtersOf('?show=finished'))).toBe(false);
});

test('the server is asked for what is shown', () => {
	expect(askedFor(filtersOf('?show=finished&result=none&game=suntzu'))).toEqual({
		status: ['over', 'aborted'],
		game: 'suntzu',
		result: 'none',
		against: null,
	});
	expect(askedFor(filtersOf('?show=turn')).status).toEqual(['playing']);
});
