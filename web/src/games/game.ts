/** What a game gives to the table's frame, and what the frame gives to a game. */
import type { Component } from 'svelte';
import type { TableModel } from '../table/model';
import type { Prompt } from '../table/prompt';
import type { Side } from '../art/sides';
import type { PhaseStep, SeatCount } from '../table/shapes';
import type { JournalEvent } from '../texts/telling';
import type { GamePlayback } from '../table/playback/steps';

/** The choices being made at a table; all else of it is the game's own. */
export interface Play {
	readonly table: TableModel;
}

/**
 * A game's folder exports one as its default: `export default { ... } satisfies GameModule<MyPlay>`.
 * The same components show live games, replays and what a spectator sees.
 */
export interface GameModule<P extends Play = Play> {
	/** The field above the prompt bar. It renders `table.view` and never writes it. */
	readonly Board: Component<{ table: TableModel; play: P }>;
	/** What lies below the prompt bar: the own hand, if the game has one. */
	readonly Hand?: Component<{ table: TableModel; play: P }>;
	/**
	 * Hand and prompt lie in a column of their own on a wide screen, so that the board keeps its
	 * size whatever they show. Such a board fills `main` whole: its head has the height `--head`, and
	 * below it the board leaves `--beside` free on the right.
	 */
	readonly beside?: boolean;
	/** Hand and prompt stay below the board of a wide screen, however low it is. */
	readonly below?: boolean;
	/** What a seat shows in the bar on top, in place of names. */
	readonly SeatFigures?: Component<{ table: TableModel; seat: number }>;
	/** How the result came about, when the game is over. */
	readonly Ending: Component<{ table: TableModel }>;
	/** Colour, crest and name of each seat. */
	readonly sides: readonly Side[];
	/** Round and phase, for the bar on top. */
	steps(table: TableModel): readonly PhaseStep[];
	/** Short figures beside a seat: cards, writs, points. */
	counts(table: TableModel, seat: number): readonly SeatCount[];
	/**
	 * The heading under which an event begins a new part of the log ("Hand 3", "Trick 1"), if it
	 * does.
	 */
	heading(table: TableModel, event: JournalEvent): string | null;
	/** Does an event begin a hand, a round or a season, not only a trick or a battle in it? */
	beginsPart(event: JournalEvent): boolean;
	/** A move in the player's language, as a button says it: "Play three 7s". */
	moveInWords(table: TableModel, text: string): string;
	/**
	 * The rule that tells more of what this seat is asked now, or of a move of it. Null: nothing is
	 * asked. Games of others need not know.
	 */
	ruleOf?(table: TableModel, move?: string): string | null;
	/** How the others' moves are shown one by one. */
	readonly playback: GamePlayback;
	/** Called once, while the table's component is set up: effects may be made here. */
	play(table: TableModel): P;
	/** What is asked, and the answers to it. */
	prompt(play: P): Prompt;
}
