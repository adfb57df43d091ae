/** What the table's frame shows of Chu Han: sides, steps, figures, headings of the log. */
import type { TableModel } from '../../table/model';
import type { Side } from '../../art/sides';
import type { PhaseStep, SeatCount } from '../../table/shapes';
import type { JournalEvent } from '../../texts/telling';
import { playsOf } from './plays';
import { handSize, viewOf, type ChuHanView } from './view';

export const SIDES: readonly Side[] = [
	{ colour: 'indigo', crest: 'circle-of-three', name: 'seat-0' },
	{ colour: 'vermilion', crest: 'crossed-feathers', name: 'seat-1' },
];

/** Tricks of this hand so far, the one being played included. */
export function trickNumber(journal: readonly JournalEvent[]): number {
	const dealt = journal.findLastIndex(({ kind }) => kind === 'dealt');
	return 1 + journal.slice(dealt + 1).filter(({ kind }) => kind === 'trick_ended').length;
}

function now(view: ChuHanView): number {
	switch (view.phase) {
		case 'counter':
			return 1;
		case 'take':
			return 2;
		case 'over':
			return 3;
		default:
			// A reaction or a gift belongs to the lead or the counter that it interrupts.
			return playsOf(view).some(({ last }) => last) ? 1 : 0;
	}
}

export function steps(table: TableModel): PhaseStep[] {
	const view = viewOf(table);
	if (view === null) return [];
	const { text } = table;
	const labels = [text.say('kind-lead'), text.say('kind-counter'), text.say('step-trick_ends')];
	const current = now(view);
	if (view.phase === 'react') labels[current] = text.say('kind-reaction');
	if (view.phase === 'give') labels[current] = text.say('step-give');
	return [
		{ label: text.say('label-hand_no', { hand: view.hand_no }), at: 'past', kind: 'round' },
		{
			label: text.say('step-trick', { trick: trickNumber(table.journal) }),
			at: 'past',
			kind: 'round',
		},
		...labels.map((label, at): PhaseStep => ({
			label,
			at: at < current ? 'past' : at === current ? 'now' : 'next',
			kind: 'phase',
		})),
	];
}

export function counts(table: TableModel, seat: number): SeatCount[] {
	const view = viewOf(table);
	if (view === null) return [];
	const { text } = table;
	return [
		{
			label: text.say('label-cards', { count: handSize(view, seat) }),
			value: handSize(view, seat),
		},
		{
			label: text.say('label-writs_taken', { count: view.writs[seat] ?? 0 }),
			value: view.writs[seat] ?? 0,
		},
		{
			label: text.say('result-points', { points: view.scores[seat] ?? 0 }),
			value: view.scores[seat] ?? 0,
		},
	];
}

/** A hand begins with its deal, a trick after the end of another. */
export function heading(table: TableModel, event: JournalEvent): string | null {
	const { text } = table;
	if (event.kind === 'dealt') {
		const hand = text.say('label-hand_no', { hand: Number(event.hand) });
		return event.event === 'calm' ? hand : `${hand} · ${text.say(`event-${String(event.event)}`)}`;
	}
	if (event.kind !== 'trick_ended') return null;
	const at = table.journal.indexOf(event);
	return text.say('step-trick', { trick: trickNumber(table.journal.slice(0, at + 1)) });
}

export function beginsPart(event: JournalEvent): boolean {
	return event.kind === 'dealt';
}
