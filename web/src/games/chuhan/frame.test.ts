import { expect, it } from 'vitest';
import { counts, heading, steps, trickNumber } from './frame';
import { tableWith } from './testing/table';

it('counts the tricks of the hand', () => {
	const ended = { kind: 'trick_ended', lead: 0 };
	expect(trickNumber([])).toBe(1);
	expect(trickNumber([ended, { kind: 'dealt', hand: 2 }, ended, ended])).toBe(3);
});

it('tells hand, trick and phase', async () => {
	const table = await tableWith();
	expect(steps(table).map(({ label, at }) => [label, at])).toEqual([
		['Hand 4', 'past'],
		['Trick 1', 'past'],
		['Lead', 'past'],
		['Counter', 'now'],
		['Trick ends', 'next'],
	]);
	expect(counts(table, 1).map(({ label }) => label)).toEqual(['9 cards', '1 writ', '12 VP']);
});

it('heads the hands and tricks of the log', async () => {
	const dealt = { kind: 'dealt', hand: 2, event: 'mandate' };
	const ended = { kind: 'trick_ended', lead: 1 };
	const table = await tableWith({ journal: [dealt, ended] });
	const [first, second] = table.journal;
	expect(heading(table, first!)).toBe('Hand 2 · Mandate of Heaven');
	expect(heading(table, second!)).toBe('Trick 2');
	expect(heading(table, { kind: 'passed', seat: 0 })).toBeNull();
});
