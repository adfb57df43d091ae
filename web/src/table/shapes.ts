/** What the frame of a table shows of any game. */

/** What a game tells; its shape is the game's. */
export type Json = Readonly<Record<string, unknown>>;

/** A round or a phase in the bar on top. */
export interface PhaseStep {
	readonly label: string;
	readonly at: 'past' | 'now' | 'next';
	/** A round has passed into its phases; it is written plain, without a dot. */
	readonly kind: 'round' | 'phase';
}

/** A short figure beside a seat: what a screen reader hears, and what is seen. */
export interface SeatCount {
	readonly label: string;
	readonly value: string | number;
}

/** What a lesson's guide speaks of now, as boards name it: `province=Kai`. */
export interface Guidance {
	readonly point_at: readonly string[];
	/** What of the board there is by then; none: all of it. */
	readonly shows: readonly string[];
}

/** Why a move cannot be: the id of the rule, and its sentence in the reader's language. */
export interface Refusal {
	/** Empty where no rule of the game is broken: the table has moved on, say. */
	readonly rule: string;
	readonly sentence: string;
}
