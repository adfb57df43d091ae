/** How battles and the rival's moves are shown in Sun Tzu, one by one. */
import type { Json } from '../../table/model';
import { WEIGHTS } from '../../table/playback/speed';
import type { GamePlayback } from '../../table/playback/steps';
import type { Heard, TableSound } from '../../table/sounds';
import type { JournalEvent } from '../../texts/telling';
import type { SunTzuView } from './view';

const { usual, short, battle } = WEIGHTS;
/** Cards that a player lays in a round. */
const LAID = 5;
const ENDINGS = new Set(['fought', 'plague_struck', 'not_fought']);
const ALONE: Readonly<Record<string, number>> = {
	used: usual,
	transferred: usual,
	supported: usual,
	recycled: usual,
	infantry_sent: usual,
	event_met: battle,
	marker_moved: usual,
	scored: usual,
	paid: short,
};

const SOUNDS: Readonly<Record<string, TableSound>> = {
	round_started: 'gong',
	laid: 'card',
	revealed: 'card',
	transferred: 'cubes',
	supported: 'cubes',
	infantry_sent: 'cubes',
	event_met: 'drum',
	scored: 'seal',
};

function sound({ kind, places, returned }: JournalEvent): Heard | null {
	const moved = Number(places ?? 0) + Number(returned ?? 0);
	if (kind === 'fought') return moved > 0 ? { what: 'cubes', count: moved } : null;
	const what = SOUNDS[kind];
	return what ? { what, count: kind === 'laid' ? LAID : 1 } : null;
}

function begins(journal: readonly JournalEvent[], at: number) {
	const { kind, province } = journal[at]!;
	if (kind === 'revealed') {
		const end = endOf(journal, at, province);
		return { events: end - at + 1, weight: usual };
	}
	if (ENDINGS.has(kind)) return { events: 1, weight: usual };
	const weight = ALONE[kind];
	return weight === undefined ? null : { events: 1, weight };
}

/** The event that ends the battle which begins here; the same one while it is still open. */
function endOf(journal: readonly JournalEvent[], at: number, province: unknown): number {
	for (let next = at + 1; next < journal.length; next++) {
		const event = journal[next]!;
		if (event.kind === 'revealed') break;
		if (ENDINGS.has(event.kind) && event.province === province) return next;
	}
	return at;
}

/** Whatever has been told of a province is seen there as it ends. */
function advance(view: Json, event: JournalEvent, after: Json): Json {
	if (event.kind === 'round_started') return after;
	const [now, end] = [view as unknown as SunTzuView, after as unknown as SunTzuView];
	if (event.kind === 'laid') return { ...view, placed: laidBy(now, Number(event.seat)) };
	if (event.kind === 'scored') return { ...view, marker: end.marker };
	const touched = [event.province, event.source, event.to].map(String);
	const lands = touched.filter((name) => name in now.armies);
	if (lands.length === 0) return view;
	const armies = { ...now.armies };
	for (const name of lands) armies[name] = end.armies[name] ?? 0;
	const shown: Partial<SunTzuView> = {
		phase: 'battles',
		armies,
		marks: now.marks.map((marks, seat) => marksOf(marks, end.marks[seat] ?? {}, lands)),
	};
	return { ...view, ...shown, ...(event.kind === 'revealed' ? turned(now, event) : {}) };
}

function marksOf(
	now: Readonly<Record<string, number>>,
	end: Readonly<Record<string, number>>,
	lands: readonly string[],
): Readonly<Record<string, number>> {
	const others = Object.entries(now).filter(([name]) => !lands.includes(name));
	const theirs = Object.entries(end).filter(([name]) => lands.includes(name));
	return Object.fromEntries([...others, ...theirs]);
}

/** Five cards lie there, face down unless they are known. */
function laidBy(view: SunTzuView, seat: number): SunTzuView['placed'] {
	const hidden = Object.fromEntries(Object.keys(view.armies).map((name) => [name, null]));
	return view.placed.map((laid, at) => (at === seat ? { ...hidden, ...laid } : laid));
}

/** Both cards of a battle lie face up. */
function turned(view: SunTzuView, event: JournalEvent): Partial<SunTzuView> {
	const cards = event.cards as readonly string[];
	const name = String(event.province);
	return {
		placed: view.placed.map((laid, seat) => ({ ...laid, [name]: cards[seat] ?? null })),
		battle: { province: name, step: 'revealed' },
	};
}

/**
 * Whoever marks a province takes the army for it from the pool; and how a battle ends tells its
 * cards, too, where they count what is written on them and nothing was asked in between.
 */
function isToldElsewhere(journal: readonly JournalEvent[], at: number): boolean {
	const event = journal[at]!;
	if (event.kind === 'revealed') {
		const next = journal[at + 1];
		return next?.kind === 'fought' && String(next.totals) === String(event.cards);
	}
	return event.kind === 'paid' && event.why === 'mark' && event.source === 'pool';
}

export const playback: GamePlayback = {
	begins,
	advance,
	places: (event) => [
		...[event.province, event.source, event.to]
			.filter((name) => typeof name === 'string')
			.map((name) => `[data-along="${String(name)}"]`),
		...(event.kind === 'event_met' ? ['[data-event]'] : []),
	],
	flights: () => [],
	sound,
	headline: (events) => events.slice(-1),
	isToldElsewhere,
};
