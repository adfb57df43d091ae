/** A moment of a game at which nobody sits: a position that is set up, or drawn. */
import type { Json, StateOut } from './model';

export interface Moment {
	/** How many play. */
	readonly seats: number;
	/** Through whose eyes. */
	readonly seat: number | null;
	readonly view: Json | null;
	readonly forecast?: Json | null;
}

/** It as a table tells of itself, so that a board can show it. */
export function stateAt({ seats, seat, view, forecast = null }: Moment): StateOut {
	const all = Array.from({ length: seats }, (_, at) => at);
	return {
		type: 'state',
		table: '',
		version: 0,
		revision: '',
		status: 'playing',
		from_position: true,
		rated: false,
		seat,
		seats: all.map((at) => ({ seat: at, kind: 'bot', name: null, bot: null, aborted: null })),
		view,
		forecast,
		my_turn: false,
		decision: null,
		plan: null,
		journal_from: 0,
		journal: [],
		happenings: [],
		claim_after: null,
		lesson: null,
		clocks: {
			pace: null,
			seats: all.map(() => ({ left: null, running: false, grace: 0 })),
			paused: false,
		},
		window: null,
		standing: null,
		can_undo: false,
		may_begin: false,
		may_abort: false,
		offer: null,
		may_offer: [],
		may_hint: false,
		result: null,
		rematch: null,
		fairness: {
			commitment: '',
			sealing: false,
			seals: [],
			nonces: [],
			awaited: [],
			secret: null,
		},
	};
}
