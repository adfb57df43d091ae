import { expect, it } from 'vitest';
import { LONGEST, WEIGHTS } from '../../table/playback/speed';
import { shownSteps, stepsOf, type Step } from '../../table/playback/steps';
import type { Json } from '../../table/model';
import type { JournalEvent } from '../../texts/telling';
import { advance } from './advance';
import { marchOf, playback, REAL_BATTLE } from './playback';
// A game of three, played by the engine: a line for each season, as seat 0 was told of it.
import recorded from './testing/game.jsonl?raw';
// The busiest seasons of six games of five, played by the engine: two of all, two without a winter.
import busiest from './testing/five.jsonl?raw';
import type { ShownStep } from '../../table/playback/steps';
import type { ShogunView } from './view';

const SEASONS = recorded
	.trim()
	.split('\n')
	.map((line) => JSON.parse(line) as { journal: JournalEvent[]; view: Json });

/** Rice and markers go with the old year, and nobody tells of it. */
const seen = (view: Json, newYear: boolean) => {
	const { provinces, players } = view as unknown as ShogunView;
	const lands = Object.entries(provinces).map(([name, there]) => [
		name,
		newYear ? { ...there, markers: 0 } : there,
	]);
	return {
		provinces: Object.fromEntries(lands),
		players: players.map(({ chests, rice, vp }) => ({ chests, vp, rice: newYear ? 0 : rice })),
	};
};

it('what the journal tells of a season leads from its beginning to its end', () => {
	SEASONS.slice(1).forEach(({ journal, view: after }, season) => {
		let view = SEASONS[season]!.view;
		for (const event of journal) {
			if (event.kind === 'season_began') break;
			view = advance(view, event, after);
		}
		const newYear = journal.some(({ kind }) => kind === 'scored');
		expect(seen(view, newYear), `season ${season + 1}`).toEqual(seen(after, newYear));
	});
});

it('nothing is shown of a plan that is not turned yet', () => {
	const { journal, view: after } = SEASONS[1]!;
	const before = SEASONS[0]!.view;
	const turned: string[] = [];
	let view = before;
	for (const event of journal) {
		if (event.kind === 'season_began') break;
		view = advance(view, event, after);
		if (event.kind === 'revealed' && event.seat === 1) turned.push(String(event.card));
		const plan = (view as unknown as ShogunView).plans[1] ?? {};
		const cards = Object.values(plan).filter((card) => typeof card === 'string');
		expect(cards.filter((card) => card !== 'none' && !turned.includes(card))).toEqual([]);
	}
	expect(turned.length).toBeGreaterThan(5);
});

const stepsIn = (journal: JournalEvent[], own: number | null = 0) =>
	stepsOf(journal, 0, own, playback);
const kinds = (steps: readonly { events: readonly JournalEvent[] }[]) =>
	steps.map(({ events }) => events.map(({ kind }) => kind).join('+'));

const TURNED = { kind: 'revealed', what: 'card', seat: 1, action: 'tax', card: 'Tamba' };
const TAXED = { kind: 'taxed', seat: 1, province: 'Tamba', gained: 7 };
const ATTACK = { kind: 'attacked', seat: 2, from: 'Hoki', to: 'Tamba', armies: 3, owner: 1 };

it('a card and what comes of it are one step, and a battle is one; own steps are none', () => {
	const journal = [
		{ kind: 'revealed', what: 'card', seat: 0, action: 'tax', card: 'Omi' },
		{ kind: 'taxed', seat: 0, province: 'Omi', gained: 3 },
		TURNED,
		TAXED,
		{ kind: 'revealed', what: 'card', seat: 2, action: 'tax', card: 'chest1' },
		ATTACK,
		{ kind: 'thrown' },
		{ kind: 'conquered', seat: 2, province: 'Tamba', left: 1 },
		{ kind: 'planned', seat: 1 },
	];
	const steps = stepsIn(journal);
	expect(kinds(steps)).toEqual(['revealed+taxed', 'attacked+thrown+conquered']);
	expect(steps[1]!.weight).toBeGreaterThan(steps[0]!.weight);
	expect(kinds(stepsIn(journal, null))[0]).toBe('revealed+taxed'); // a spectator owns nothing
	expect(stepsIn(journal, null)).toHaveLength(3);
});

it('a step shows the table before and after it', () => {
	const before = SEASONS[0]!.view as unknown as ShogunView;
	const name = Object.keys(before.provinces).find((each) => before.provinces[each]!.owner === 1)!;
	const journal = [
		{ ...TURNED, card: name },
		{ ...TAXED, province: name },
	];
	const [step] = shownSteps(
		stepsIn(journal),
		journal,
		0,
		before as unknown as Json,
		SEASONS[1]!.view,
		playback,
	) as [ShownStep];
	const chests = (view: unknown) => (view as ShogunView).players[1]!.chests;
	expect(chests(step.view) - chests(step.before)).toBe(7);
	const there = (view: unknown) => (view as ShogunView).provinces[name]!.markers;
	expect([there(step.before), there(step.view)]).toEqual([0, 1]);
});

it('lights up the provinces and the daimyo that an event names', () => {
	expect(playback.places(ATTACK)).toEqual([
		'[data-province="Hoki"]',
		'[data-province="Tamba"]',
		'[data-seat="2"]',
		'[data-seat="1"]',
	]);
	expect(marchOf([TURNED, ATTACK])).toEqual({ from: 'Hoki', to: 'Tamba', armies: 3 });
	expect(marchOf([TURNED, TAXED])).toBeNull();
	expect(playback.places({ kind: 'season_began', year: 1, season: 'spring' })).toEqual([]);
	expect(playback.flights(TAXED)).toEqual([
		{ from: '[data-province="Tamba"]', to: '[data-seat="1"]', what: 'chest', count: 7 },
	]);
});

it('tells once what was done with a card, and of a card alone only while nothing was', () => {
	const moved = { kind: 'moved', seat: 1, from: 'Tamba', to: 'Hoki', armies: 1 };
	const other = { ...TAXED, seat: 2 };
	const isTwice = (next?: JournalEvent) =>
		playback.isToldElsewhere(next ? [TURNED, next] : [TURNED], 0);
	expect([isTwice(TAXED), isTwice(moved), isTwice(other), isTwice()]).toEqual([
		true,
		true,
		false,
		false,
	]);
	expect(playback.isToldElsewhere([TURNED, TAXED], 1)).toBe(false);
});

/** Who is attacked sees it in real time; with such battles all steps run a little faster (speed.ts). */
const looked =
	(own: number) =>
	(sum: number, { events, weight }: Step) =>
		sum + (events[0]!.kind === 'attacked' && events[0]!.owner === own ? 0 : weight);

it('a battle of others is seen faster the more they are, an attack on oneself in real time', () => {
	const bids = { kind: 'revealed', what: 'bids', bids: [0, 1, 2, 3] };
	const attack = { kind: 'attacked', seat: 1, owner: 2, from: 'Kai', to: 'Izu', armies: 2 };
	const journal = [bids, attack, { kind: 'thrown' }, { kind: 'repelled' }] as JournalEvent[];
	const weights = [0, 2].map((own) => stepsIn(journal, own).map(({ weight }) => weight));
	expect(weights).toEqual([[Math.round(WEIGHTS.battle / 3)], [REAL_BATTLE]]);
});

it.each(busiest.trim().split('\n'))(
	'a season of five is seen in 20 seconds at normal speed',
	(line) => {
		const journal = JSON.parse(line) as JournalEvent[];
		const season = journal.findIndex(({ kind }) => kind === 'winter_came');
		const parts = season < 0 ? [journal] : [journal.slice(0, season), journal];
		for (const own of [0, 1, 2, 3, 4]) {
			const [first, whole] = parts.map((part) => stepsIn(part, own).reduce(looked(own), 0));
			expect(first).toBeLessThanOrEqual(LONGEST);
			// The winter comes by itself, and has as long.
			if (whole !== undefined) expect(whole - first!).toBeLessThanOrEqual(LONGEST);
		}
	},
);
