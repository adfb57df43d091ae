/** Gives what we have sealed at tables that are not looked at, and seals anew where that is void:
 * whoever does not in time loses the seat. */
import { api, ApiError, type StateOut } from '../api/client';
import { forget, toBeUnsealed } from '../api/nonces';
import { lookAgain } from './lookAgain';

/** A few times in the seconds that the server waits. */
const AGAIN_AFTER = 4_000;

export function unsealElsewhere(): () => void {
	/** Those where we have sealed, until they have begun. */
	const waiting = new Set<string>();
	return lookAgain(async () => {
		toBeUnsealed().forEach((table) => waiting.add(table));
		for (const table of waiting) {
			try {
				const state = await api.state(table);
				if (state.status !== 'open') end(table);
				else if (isVoid(state)) await api.sit(table);
				else await api.unseal(state);
			} catch (error) {
				if (!(error instanceof ApiError)) throw error;
				if (!error.passing) end(table);
			}
		}
		return AGAIN_AFTER;
	});

	function end(table: string) {
		waiting.delete(table);
		if (toBeUnsealed().includes(table)) forget(table);
	}
}

const isVoid = ({ seat, fairness: { awaited, seals } }: StateOut) =>
	seat !== null && awaited.includes(seat) && !seals[seat];
