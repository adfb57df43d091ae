/** What has happened at a table, cut into steps that are looked at one by one. */
import type { JournalEvent } from '../../texts/telling';
import type { Json } from '../shapes';
import type { Heard } from '../sounds';

/** Events that are seen together: a card that is turned and what comes of it. */
export interface Step {
	/** The place of its first event in the journal, and the one after its last. */
	readonly from: number;
	readonly to: number;
	readonly events: readonly JournalEvent[];
	/** How long it is looked at, in milliseconds at normal speed. */
	readonly weight: number;
}

/** A step with the table before and after it, as far as it is known. */
export interface ShownStep extends Step {
	readonly before: Json | null;
	readonly view: Json | null;
	/** It is shown once more. */
	readonly again?: boolean;
}

/** The table when the journal had so many events. */
export interface Moment {
	readonly events: number;
	readonly view: Json;
}

/** Something that goes from one place of the board to another; places are CSS selectors. */
export interface Flight {
	readonly from: string;
	readonly to: string;
	readonly what: 'chest' | 'rice' | 'cube' | 'castle' | 'temple' | 'theatre';
	readonly count: number;
	/** Of a cube: a seat, or null for the peasants. */
	readonly seat?: number | null;
}

/** How the moves of the others are shown on a game's board. Nothing of it needs the server. */
export interface GamePlayback {
	/**
	 * The step that begins with an event: how many events it has, and how long it is looked at by who
	 * has that seat. null: there is nothing to look at.
	 */
	begins(
		journal: readonly JournalEvent[],
		at: number,
		own: number | null,
	): { readonly events: number; readonly weight: number } | null;
	/** The table after one event more, where `after` is how it ends. Only what is seen matters. */
	advance(view: Json, event: JournalEvent, after: Json): Json;
	/** What an event is about, on the board: CSS selectors. */
	places(event: JournalEvent): readonly string[];
	flights(event: JournalEvent): readonly Flight[];
	/** What an event sounds like, if it does. */
	sound(event: JournalEvent): Heard | null;
	/** Those events of a step that say in words what it was. */
	headline(events: readonly JournalEvent[]): readonly JournalEvent[];
	/** Is an event told by another one too? The log leaves it out. */
	isToldElsewhere(journal: readonly JournalEvent[], at: number): boolean;
}

/** The steps from an event on; what a seat has done itself it need not be shown. */
export function stepsOf(
	journal: readonly JournalEvent[],
	from: number,
	own: number | null,
	game: Pick<GamePlayback, 'begins'>,
): Step[] {
	const steps: Step[] = [];
	for (let at = from; at < journal.length;) {
		const begun = game.begins(journal, at, own);
		const to = at + (begun?.events ?? 1);
		if (begun && (own === null || journal[at]!.seat !== own)) {
			steps.push({ from: at, to, events: journal.slice(at, to), weight: begun.weight });
		}
		at = to;
	}
	return steps;
}

/** The steps with the tables between them, from one view to the next. */
export function shownSteps(
	steps: readonly Step[],
	journal: readonly JournalEvent[],
	told: number,
	before: Json,
	after: Json,
	game: Pick<GamePlayback, 'advance'>,
): ShownStep[] {
	let view = before;
	let at = told;
	const go = (to: number) => {
		for (; at < to; at++) view = game.advance(view, journal[at]!, after);
		return view;
	};
	return steps.map((step) => ({ ...step, before: go(step.from), view: go(step.to) }));
}

/** Steps of long ago, each between the moments that are known around it; `now` where none is. */
export function pastSteps(
	steps: readonly Step[],
	journal: readonly JournalEvent[],
	moments: readonly Moment[],
	now: Json | null,
	game: Pick<GamePlayback, 'advance'>,
): ShownStep[] {
	return steps.flatMap((step) => {
		const start = moments.findLast(({ events }) => events <= step.from);
		if (!start) return [{ ...step, before: null, view: now }];
		const end = moments.find(({ events }) => events >= step.to)?.view ?? now ?? start.view;
		return shownSteps([step], journal, start.events, start.view, end, game);
	});
}
