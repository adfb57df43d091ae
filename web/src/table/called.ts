/** How the log calls a seat. */
import { seatName, tell, type JournalEvent, type Line, type Who } from '../texts/telling';
import type { TableModel } from './model';
import { nameOf } from './seats';

/** By who plays there, and the side after it, where the game says so. */
export function called({ state, game, text }: Pick<TableModel, 'state' | 'game' | 'text'>): Who {
	return (seat) => {
		const name = nameOf(state.seats, seat, game, text);
		if (!name || !text.has('seat-named')) return seatName(text, seat);
		return text.say('seat-named', { name, seat });
	};
}

/** The lines of an event in the log of a table. */
export function told(
	table: Pick<TableModel, 'state' | 'game' | 'text' | 'toldTo'>,
	event: JournalEvent,
): Line[] {
	return tell(table.text, event, table.toldTo, called(table));
}
