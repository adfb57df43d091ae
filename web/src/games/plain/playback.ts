/** What an event does to an unknown table is not known: moves of the others are seen at once. */
import type { GamePlayback } from '../../table/playback/steps';

export const playback: GamePlayback = {
	begins: () => null,
	advance: (_view, _event, after) => after,
	places: () => [],
	flights: () => [],
	sound: () => null,
	headline: (events) => events,
	isToldElsewhere: () => false,
};
