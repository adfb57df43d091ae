/** What the table's frame shows of Sun Tzu: sides, steps, figures, headings of the log. */
import type { TableModel } from '../../table/model';
import type { Side } from '../../art/sides';
import type { PhaseStep, SeatCount } from '../../table/shapes';
import type { JournalEvent } from '../../texts/telling';
import { ROUNDS, SCORING_ROUNDS, size, viewOf, type SunTzuView } from './view';

export const SIDES: readonly [Side, Side] = [
	{ colour: 'indigo', crest: 'wave', name: 'seat-0' },
	{ colour: 'vermilion', crest: 'crossed-feathers', name: 'seat-1' },
];

export function sideOf(seat: number): Side {
	return seat === 1 ? SIDES[1] : SIDES[0];
}

type Part = 'warlord' | 'placing' | 'battles' | 'scoring' | 'drawing';

function partsOf(view: SunTzuView): Part[] {
	if (view.phase === 'warlord') return ['warlord', 'placing', 'battles', 'drawing'];
	const scores = (SCORING_ROUNDS as readonly number[]).includes(view.round);
	const ends: Part[] = view.round < ROUNDS ? ['drawing'] : [];
	return ['placing', 'battles', ...(scores ? (['scoring'] as const) : []), ...ends];
}

function partOf(view: SunTzuView): Part | null {
	switch (view.phase) {
		case 'warlord':
		case 'drawing':
			return view.phase;
		case 'start':
		case 'placing':
			return 'placing';
		case 'last_call':
			return 'scoring';
		case 'over':
			return null;
		default:
			return 'battles';
	}
}

export function steps(table: TableModel): PhaseStep[] {
	const view = viewOf(table);
	if (view === null) return [];
	const { text } = table;
	const parts = partsOf(view);
	const part = partOf(view);
	const now = part === null ? parts.length : parts.indexOf(part);
	return [
		{ label: text.say('step-round', { round: view.round }), at: 'past', kind: 'round' },
		...parts.map((each, at): PhaseStep => ({
			label: text.say(`step-${each}`),
			at: at < now ? 'past' : at === now ? 'now' : 'next',
			kind: 'phase',
		})),
	];
}

export function counts(table: TableModel, seat: number): SeatCount[] {
	const view = viewOf(table);
	if (view === null) return [];
	const { text } = table;
	const cards = size(view.hands[seat]);
	const pool = view.pool[seat] ?? 0;
	return [
		{ label: text.say('label-cards', { count: cards }), value: cards },
		{ label: text.say('label-pool', { count: pool }), value: pool },
	];
}

/** Each round begins a part of the log, and so does a scoring. */
export function heading(table: TableModel, event: JournalEvent): string | null {
	const { text } = table;
	if (event.kind === 'round_started') return text.say('step-round', { round: Number(event.round) });
	return event.kind === 'scored' ? text.say('step-scoring') : null;
}

export function beginsPart(event: JournalEvent): boolean {
	return event.kind === 'round_started';
}
