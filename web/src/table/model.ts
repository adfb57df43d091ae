/** A table as a game sees it: live, in a replay, or as a spectator, all the same. */
import type { StateOut } from '../api/client';
import type { Settings } from '../settings/settings.svelte';
import type { Texts } from '../texts/texts.svelte';
import type { Presence } from './presence.svelte';
import type { Guidance, Json, Refusal } from './shapes';
import type { JournalEvent } from '../texts/telling';
import type { ShownStep } from './playback/steps';

export type { Json, StateOut };

/** A move that waits for the player's yes, since he wants to be asked. */
export interface Unconfirmed {
	readonly label: string;
	readonly confirm: () => void;
	readonly back: () => void;
}

/**
 * All fields are reactive and none may be written from outside. `V` and `F` are the game's shapes
 * of `state.view` and `forecast`: a game writes `table.view as ChuHanView` in one place.
 */
export interface TableModel<V = Json, F = Json> {
	readonly id: string;
	readonly game: string;
	/** The last message of the server, whole. In a replay it tells of the moment that is shown. */
	readonly state: StateOut;
	/** When it came, by `performance.now()`: clocks run on from there. */
	readonly receivedAt: number;
	/** What is shown; null before the start. */
	readonly view: V | null;
	/** Whose eyes: null for a spectator. */
	readonly seat: number | null;
	/** The same, but nobody in a replay: there nobody is called "you". */
	readonly toldTo: number | null;
	/** Everything that happened, from the first event on. */
	readonly journal: readonly JournalEvent[];
	readonly forecast: F | null;
	/** May anything be chosen? Not by spectators, in replays, offline, or out of turn. */
	readonly live: boolean;
	/** A past moment is shown. */
	readonly replaying: boolean;
	/** The step of the others that is being shown. */
	readonly step: ShownStep | null;
	/** What is lit on the board: the events of that step, or a line of the log. */
	readonly lit: readonly JournalEvent[];
	/** What a lesson's guide speaks of now; in a lesson only. */
	readonly guidance?: Guidance | null;
	/** The game has just been won by this seat: the whole board is shown as theirs. */
	readonly unified?: number | null;
	/** The moves on their way to the server, until it has them. */
	readonly sending: readonly string[] | null;
	/** The answer to a secret window is given, and is released when the window ends. */
	readonly held: boolean;
	/** Why the last move that was sent was refused; gone with the next state or try. */
	readonly refusal: Refusal | null;
	readonly unconfirmed: Unconfirmed | null;
	/** The server was busy; what is `sending` is sent again. */
	readonly again: boolean;
	/** Who of the players is here; not in a replay. */
	readonly presence?: Presence;
	/** Is what is shown what the server knows? Not while nothing is heard of it. */
	readonly certain?: boolean;
	readonly text: Texts;
	readonly settings: Settings;
	/** So much of the journal is told by now, where the rest of it is still to be seen. */
	readonly told?: readonly JournalEvent[];
	/** After so many events nothing is told yet, and no step goes on; null: all may be told. */
	veil?(after: number | null): void;
	/** Lights up what events are about; none: nothing any more. */
	point(events: readonly JournalEvent[]): void;
	/** The name of a seat's player; for your own the word for "you". */
	who(seat: number): string;
	/**
	 * Would these moves be legal? null if they would, else the rule in the player's language. It
	 * rejects while the server is away.
	 */
	check(moves: readonly string[]): Promise<Refusal | null>;
	/**
	 * Plays: one move, or all the parts of a plan. `label` says in words what is played, for the
	 * player who confirms their moves; `reveals`: it shows something hidden, and cannot be undone. null if nothing is wrong with it, else why not. What was chosen
	 * is spent when the next state comes, not before: a move can be refused, or thought better of.
	 */
	play(moves: readonly string[], label: string, reveals?: boolean): Promise<Refusal | null>;
	/** Something that is done beside the moves; why not, is told as of a move. Not in a replay. */
	does?(deed: () => Promise<unknown>): Promise<boolean>;
	/** The legal moves of the decision that is asked; asked for once for each decision. */
	legal(): Promise<readonly string[]>;
	/** What may go where in a plan. */
	choices(): Promise<Readonly<Record<string, readonly string[]>>>;
}

/** A table as the server tells it, before anybody looks at it step by step. */
export type PlayedTable = Omit<TableModel, 'step' | 'lit' | 'point'>;
