import { expect, it } from 'vitest';
import type { Json } from '../table/model';
import { shownSteps, stepsOf, type GamePlayback } from '../table/playback/steps';
import type { JournalEvent } from '../texts/telling';
import { playback as chuhan } from './chuhan/playback';
import { playback as suntzu } from './suntzu/playback';

const kinds = (game: GamePlayback, journal: JournalEvent[]) =>
	stepsOf(journal, 0, 0, game).map(({ events }) => events.map(({ kind }) => kind).join('+'));

const shown = (game: GamePlayback, journal: JournalEvent[], before: Json, after: Json) =>
	shownSteps(stepsOf(journal, 0, 0, game), journal, 0, before, after, game).map(({ view }) => view);

it('Sun Tzu: each battle is a step, with its marks and payments', () => {
	const journal = [
		{ kind: 'laid', seat: 1 },
		{ kind: 'order_settled', decider: null, armies: [0, 0] },
		{ kind: 'revealed', province: 'qin', cards: ['5', '6'] },
		{ kind: 'marked', seat: 1, province: 'qin' },
		{ kind: 'paid', seat: 1, source: 'pool', province: 'qin' },
		{ kind: 'fought', province: 'qin', winner: 1 },
		{ kind: 'revealed', province: 'wu', cards: ['7', '+1'] },
	];
	expect(kinds(suntzu, journal)).toEqual(['revealed+marked+paid+fought', 'revealed']);
});

it('Sun Tzu: an army that a mark takes from the pool has no line of its own', () => {
	const paid = { kind: 'paid', seat: 1, why: 'mark', source: 'pool', province: 'qin' };
	const elsewhere = (event: JournalEvent) => suntzu.isToldElsewhere([event], 0);
	expect(elsewhere(paid)).toBe(true);
	expect(elsewhere({ ...paid, source: 'wu' })).toBe(false);
	expect(elsewhere({ ...paid, why: 'cost' })).toBe(false);
});

it('Sun Tzu: a battle has one line, unless its cards do not count what is written on them', () => {
	const elsewhere = (cards: string[], ...then: JournalEvent[]) =>
		suntzu.isToldElsewhere([{ kind: 'revealed', province: 'qin', cards }, ...then], 0);
	const fought = { kind: 'fought', province: 'qin', totals: [9, 4] };
	expect(elsewhere(['9', '4'], fought)).toBe(true);
	expect(elsewhere(['9', '+2'], { ...fought, totals: [9, 11] })).toBe(false);
	expect(elsewhere(['9', 'plague'], { kind: 'plague_struck', province: 'qin' })).toBe(false);
	expect(elsewhere(['9', '4'])).toBe(false);
});

it('Sun Tzu: a province is seen as before until its battle is turned up', () => {
	const places = { qin: 0, chu: 0, jin_yan: 0, han_qi: 0, wu: 0 };
	const hidden = { qin: null, chu: null, jin_yan: null, han_qi: null, wu: null };
	const before = { armies: places, marks: [{}, {}], placed: [hidden, hidden], pool: [21, 21] };
	const after = {
		armies: { ...places, qin: -2, wu: 3 },
		marks: [{}, { qin: 1 }],
		placed: [{}, {}],
		pool: [18, 19],
	};
	const journal = [
		{ kind: 'revealed', province: 'qin', cards: ['1', '6'] },
		{ kind: 'fought', province: 'qin', winner: 1 },
		{ kind: 'revealed', province: 'wu', cards: ['5', '2'] },
		{ kind: 'fought', province: 'wu', winner: 0 },
	];
	const [first, second] = shown(suntzu, journal, before, after) as [typeof before, typeof before];
	expect([first.armies.qin, first.armies.wu]).toEqual([-2, 0]);
	expect([first.placed[1]!.qin, first.placed[1]!.wu]).toEqual(['6', null]);
	expect(first.marks[1]).toEqual({ qin: 1 });
	expect(first.pool).toEqual([21, 21]);
	expect(second.armies.wu).toBe(3);
});

it('Chu Han: each play is a step, with what comes of it', () => {
	const journal = [
		{ kind: 'passed', seat: 0 },
		{ kind: 'trick_ended', lead: 1 },
		{ kind: 'used', seat: 1, card: 'yu_ji', cards: ['1'] },
		{ kind: 'discarded', seat: 1, card: '1' },
		{ kind: 'played', seat: 1, cards: ['4', '4'] },
	];
	expect(kinds(chuhan, journal)).toEqual(['used+discarded', 'played']);
});

it('Chu Han: the play that ends a hand is seen before the next hand is dealt', () => {
	const before = { trick: [], hands: [['3', '5'], { hidden: 2 }], hand_no: 1 };
	const after = { trick: [], hands: [['9'], { hidden: 14 }], hand_no: 2 };
	const journal = [
		{ kind: 'played', seat: 1, cards: ['4', '4'], size: 2, rank: 4, text: 'play 4 4' },
		{ kind: 'went_out', seat: 1 },
		{ kind: 'hand_ended', hand: 1 },
		{ kind: 'dealt', hand: 2, lead: 1 },
	];
	const [view] = shown(chuhan, journal, before, after) as [typeof before];
	expect(view.trick).toEqual([{ seat: 1, text: 'play 4 4' }]);
	expect(view.hands).toEqual([['3', '5'], { hidden: 0 }]);
	expect(view.hand_no).toBe(1);
});
