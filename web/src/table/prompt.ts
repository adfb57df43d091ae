/** The one sentence that says what is asked, and the actions that answer it. */
import type { Refusal } from './shapes';

export interface Action {
	/** It names the exact move: "Play three 7s". */
	readonly label: string;
	readonly run: () => void;
	readonly disabled?: boolean;
	/** A letter that does the same, for example `p`. Enter is the primary action's. */
	readonly key?: string;
}

/** An answer that is given once and holds from then on. */
export interface StandingAnswer {
	/** When it is given: "When an ability is used". */
	readonly label: string;
	readonly answers: readonly { readonly id: string; readonly label: string }[];
	/** The one that holds. */
	readonly now: string;
	choose(id: string): Promise<unknown> | void;
}

/**
 * A game's prompt. Its fields are read while the page is drawn, so a class with `$derived` fields
 * or getters over runes will do.
 */
export interface Prompt {
	/** What is asked, in one sentence. */
	readonly sentence: string;
	/** What the choice would be, or one quiet line more. */
	readonly detail: string;
	readonly primary: Action | null;
	readonly others: readonly Action[];
	/** What may be answered once for all, beside what is asked. */
	readonly standing?: StandingAnswer | null;
	/** The hand says it too: where there is little room, the sentence is only heard. */
	readonly said?: boolean;
	/** Why the choice cannot be played. */
	readonly refusal: Refusal | null;
	/** Drops what is chosen, nothing being played; null if nothing is chosen. By Escape. */
	readonly clear: (() => void) | null;
}
