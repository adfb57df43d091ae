/** The sides of a game of which only the number of its seats is known. */
import type { Colour, CrestName, Side } from '../../art/sides';

const COLOURS: readonly Colour[] = ['vermilion', 'indigo', 'jade', 'gold', 'plum', 'charcoal'];
const CRESTS: readonly CrestName[] = [
	'circle-of-three',
	'wave',
	'triple-leaf',
	'diamond-of-four',
	'crossed-feathers',
];
const MOST_SEATS = COLOURS.length * CRESTS.length;

/** No two have the same colour and the same crest. */
export const SIDES: readonly Side[] = Array.from({ length: MOST_SEATS }, (_, seat) => ({
	colour: COLOURS[seat % COLOURS.length]!,
	crest: CRESTS[seat % CRESTS.length]!,
	name: `seat-${seat}`,
}));
