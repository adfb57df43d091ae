/** What the frame of a table shows of any game. */

/** Seats are told by colour and crest, never by colour alone. */
export type Colour = 'vermilion' | 'indigo' | 'jade' | 'gold' | 'plum' | 'charcoal';
export type CrestName =
	'circle-of-three' | 'crossed-feathers' | 'triple-leaf' | 'diamond-of-four' | 'wave';

export interface Side {
	readonly colour: Colour;
	readonly crest: CrestName;
	/** The text key of its name, for example `seat-0`. */
	readonly name: string;
}

/** A round or a phase in the bar on top. */
export interface Step {
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

/** Why a move cannot be: the id of the rule, and its sentence in the reader's language. */
export interface Refusal {
	/** Empty where no rule of the game is broken: the table has moved on, say. */
	readonly rule: string;
	readonly sentence: string;
}

/** An event of the journal; its fields are the game's. */
export interface JournalEvent {
	readonly kind: string;
	readonly [field: string]: unknown;
}
