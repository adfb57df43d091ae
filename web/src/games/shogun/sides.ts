/** Colour and crest of each daimyo. */
import type { Side } from '../../art/sides';

export const SIDES: readonly Side[] = [
	{ colour: 'indigo', crest: 'crossed-feathers', name: 'seat-0' },
	{ colour: 'gold', crest: 'circle-of-three', name: 'seat-1' },
	{ colour: 'vermilion', crest: 'triple-leaf', name: 'seat-2' },
	{ colour: 'charcoal', crest: 'diamond-of-four', name: 'seat-3' },
	{ colour: 'plum', crest: 'wave', name: 'seat-4' },
];

/** The colour of cubes: of a seat, or of the peasants. */
export function cubeColour(of: string): string {
	return of === 'peasant' ? 'jade' : (SIDES[Number(of)]?.colour ?? 'charcoal');
}
