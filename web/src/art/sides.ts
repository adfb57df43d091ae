/** How the sides of a game are told apart. */

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
