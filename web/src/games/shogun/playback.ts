/** How the others' moves are shown in Shogun: what a step is, and what it touches on the board. */
import { WEIGHTS } from '../../table/playback/speed';
import type { Flight, GamePlayback } from '../../table/playback/steps';
import type { TableSound } from '../../table/sounds';
import type { JournalEvent } from '../../texts/telling';
import { advance } from './advance';
import { isProvince } from './view';

const { usual, short, battle } = WEIGHTS;
/** As long as cubes fall: FightPanel. */
export const REAL_BATTLE = 2_600;
const OUTCOMES = new Set(['built', 'taxed', 'harvested', 'deployed', 'skipped']);
const MARCHES = new Set(['moved', 'attacked', 'stayed']);
/** Events that are steps of their own, and how long they are looked at. */
const ALONE: Readonly<Record<string, number>> = {
	settled: usual,
	bid: short,
	chose: usual,
	built: usual,
	taxed: usual,
	harvested: usual,
	deployed: usual,
	skipped: short,
	moved: usual,
	stayed: short,
	taken_off: short,
	winter_came: usual,
	fed: short,
	named: short,
};

const province = (name: unknown) => `[data-province="${String(name)}"]`;
const daimyo = (seat: unknown) => `[data-seat="${String(seat)}"]`;

/** A card that is turned, and next what comes of it: by the same daimyo. */
function isFollowed(journal: readonly JournalEvent[], at: number, by: ReadonlySet<string>) {
	const [event, next] = [journal[at]!, journal[at + 1]];
	const turned = event.kind === 'revealed' && event.what === 'card';
	return turned && next !== undefined && by.has(next.kind) && next.seat === event.seat;
}

/** The more rivals there are, the faster each goes: a season is seen in 20 seconds. */
function rivalsIn(journal: readonly JournalEvent[], at: number): number {
	const named = journal.findLast(({ what }, nth) => nth < at && what === 'bids');
	return Math.max(1, ((named?.bids as unknown[] | undefined)?.length ?? 2) - 1);
}

function begins(journal: readonly JournalEvent[], at: number, own: number | null) {
	const step = stepAt(journal, at);
	if (step === null) return null;
	// Who is attacked sees the battle in real time.
	const { kind, owner } = journal[at]!;
	if (kind === 'attacked' && owner === own) return { events: step.events, weight: REAL_BATTLE };
	const faster = rivalsIn(journal, at);
	return { events: step.events, weight: Math.round(step.weight / faster) };
}

function stepAt(journal: readonly JournalEvent[], at: number) {
	const event = journal[at]!;
	switch (event.kind) {
		case 'revealed':
			if (event.what !== 'card') return null;
			// A card that does nothing is told by the log alone.
			if (!isFollowed(journal, at, OUTCOMES)) return null;
			return { events: 2, weight: journal[at + 1]!.kind === 'skipped' ? short : usual };
		case 'attacked':
		case 'revolted':
			return { events: 3, weight: battle };
		case 'drawn':
			return event.what === 'event' ? { events: 1, weight: usual } : null;
		case 'starved':
			return { events: 2, weight: usual };
		default: {
			const weight = ALONE[event.kind];
			return weight === undefined ? null : { events: 1, weight };
		}
	}
}

/** The provinces that events name. */
export function provincesOf(events: readonly JournalEvent[]): string[] {
	const named = events.flatMap((event) =>
		[event.card, event.province, event.from, event.to].flat(),
	);
	return [...new Set(named.filter((name) => typeof name === 'string' && isProvince(name)))];
}

/** The march that events tell of, if they do. */
export function marchOf(events: readonly JournalEvent[]) {
	const march = events.find(({ kind }) => kind === 'moved' || kind === 'attacked');
	if (!march) return null;
	return { from: String(march.from), to: String(march.to), armies: Number(march.armies) };
}

function places(event: JournalEvent): string[] {
	const lands = provincesOf([event]).map(province);
	const parties = [event.seat, event.owner].filter((seat) => typeof seat === 'number');
	return [...lands, ...new Set(parties.map(daimyo))];
}

function flights(event: JournalEvent): Flight[] {
	const { kind, seat } = event;
	const there = province(event.province);
	const theirs = daimyo(seat);
	const count = Number(event.gained ?? event.armies);
	switch (kind) {
		case 'taxed':
			return [{ from: there, to: theirs, what: 'chest', count }];
		case 'harvested':
			return [{ from: there, to: theirs, what: 'rice', count }];
		case 'deployed':
		case 'settled':
			return [{ from: theirs, to: there, what: 'cube', count, seat: Number(seat) }];
		case 'built': {
			const what = event.building as 'castle' | 'temple' | 'theatre';
			return [{ from: theirs, to: there, what, count: 1 }];
		}
		case 'moved':
		case 'attacked':
			return [
				{
					from: province(event.from),
					to: province(event.to),
					what: 'cube',
					count,
					seat: Number(seat),
				},
			];
		default:
			return [];
	}
}

const SOUNDS: Readonly<Record<string, TableSound>> = {
	season_began: 'gong',
	winter_came: 'gong',
	revealed: 'card',
	bid: 'card',
	chose: 'card',
	built: 'seal',
	scored: 'seal',
	thrown: 'cubes',
	settled: 'cubes',
	deployed: 'cubes',
	moved: 'cubes',
};

export const playback: GamePlayback = {
	begins,
	advance,
	places,
	flights,
	sound: ({ kind, armies }) => {
		const what = SOUNDS[kind];
		return what ? { what, count: Number(armies ?? 1) } : null;
	},
	// How a throw ends is seen, not said before.
	headline: (events) =>
		events.some(({ kind }) => kind === 'thrown') ? events.slice(0, 1) : events.slice(-1),
	// What is done with a card says which card it was.
	isToldElsewhere: (journal, at) =>
		isFollowed(journal, at, OUTCOMES) ||
		isFollowed(journal, at, MARCHES) ||
		(journal[at]!.kind === 'revealed' &&
			journal[at]!.what === 'bids' &&
			journal[at + 1]?.kind === 'bid'),
};
