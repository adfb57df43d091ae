/** What the table's frame shows of Shogun: sides, steps, figures, headings of the log. */
import type { TableModel } from '../../table/model';
import type { PhaseStep, SeatCount } from '../../table/shapes';
import type { JournalEvent } from '../../texts/telling';
import { landsOf, viewOf, type Phase } from './view';
import { capital } from './words';

export { SIDES } from './sides';

const COURSE: readonly Phase[] = ['planning', 'choosing', 'actions', 'winter'];

export function steps(table: TableModel): PhaseStep[] {
	const view = viewOf(table);
	if (view === null) return [];
	const { text } = table;
	const season = capital(text.say(`season-${view.season}`), text.language);
	const phases: readonly Phase[] = view.phase === 'draft' ? ['draft', ...COURSE] : COURSE;
	const now = view.phase === 'over' ? phases.length : phases.indexOf(view.phase);
	return [
		{ label: text.say('board-year', { year: view.year }), at: 'past', kind: 'round' },
		...(view.phase === 'draft' ? [] : [{ label: season, at: 'past', kind: 'round' } as const]),
		...phases.map((phase, at): PhaseStep => ({
			label: text.say(`phase-${phase}`),
			at: at < now ? 'past' : at === now ? 'now' : 'next',
			kind: 'phase',
		})),
	];
}

export function counts(table: TableModel, seat: number): SeatCount[] {
	const view = viewOf(table);
	const player = view?.players[seat];
	if (!view || player === undefined) return [];
	const { text } = table;
	const { vp, chests, rice, reserve } = player;
	const provinces = landsOf(view, seat).length;
	return [
		{ label: text.say('label-vp', { count: vp }), value: vp },
		{ label: text.say('label-chests', { count: chests }), value: chests },
		{ label: text.say('board-feeds', { rice, provinces }), value: rice },
		{ label: text.say('label-reserve', { count: reserve }), value: reserve },
	];
}

/** A part of the log begins with a season, and with the winter. */
export function heading(table: TableModel, event: JournalEvent): string | null {
	if (!beginsPart(event)) return null;
	const season = table.text.say(`season-${String(event.season ?? 'winter')}`);
	return table.text.say('label-year', { year: Number(event.year), season });
}

export function beginsPart(event: JournalEvent): boolean {
	return event.kind === 'season_began' || event.kind === 'winter_came';
}
