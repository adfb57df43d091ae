/** States as the server tells them, filled up where a test does not care. */
import type { StateOut } from '../table/model';

export function stateOf(some: Partial<StateOut> = {}): StateOut {
	return {
		type: 'state',
		table: 'abc',
		version: 1,
		revision: '1.5d0c3ab914f2',
		status: 'playing',
		seat: 0,
		from_position: false,
		seats: [
			{ seat: 0, kind: 'person', name: 'Pine Fox', bot: null, aborted: 0 },
			{ seat: 1, kind: 'bot', name: null, bot: 'greedy', aborted: null },
		],
		view: { turn: [0] },
		forecast: null,
		my_turn: true,
		decision: 0,
		plan: null,
		journal_from: 0,
		journal: [],
		happenings: [],
		claim_after: 120,
		lesson: null,
		clocks: {
			pace: null,
			seats: [
				{ left: null, running: true, grace: 0 },
				{ left: null, running: false, grace: 0 },
			],
			paused: false,
		},
		window: null,
		standing: 'ask',
		can_undo: false,
		may_begin: false,
		may_abort: false,
		offer: null,
		may_offer: [],
		may_hint: false,
		result: null,
		rematch: null,
		fairness: {
			commitment: '00',
			sealing: true,
			seals: ['', ''],
			nonces: ['', ''],
			awaited: [],
			secret: null,
		},
		...some,
	};
}
