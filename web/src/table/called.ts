/** How the log calls a seat: by who plays there, and the side after it, where the game says so. */
import { seatName, type Who } from '../texts/telling';
import type { TableModel } from './model';
import { nameOf } from './seats';

export function called({ state, game, text }: Pick<TableModel, 'state' | 'game' | 'text'>): Who {
	return (seat) => {
		const name = nameOf(state.seats, seat, game, text);
		if (!name || !text.has('seat-named')) return seatName(text, seat);
		return text.say('seat-named', { name, seat });
	};
}
