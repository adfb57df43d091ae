/** Gives what we have sealed at tables that are not looked at: whoever does not in time loses the
 * seat. */
import { api, ApiError } from '../api/client';
import { forget, toBeUnsealed } from '../api/shares';
import { lookAgain } from './lookAgain';

/** A few times in the seconds that the server waits. */
const AGAIN_AFTER = 4_000;

export function unsealElsewhere(): () => void {
	return lookAgain(async () => {
		for (const table of toBeUnsealed()) {
			try {
				const state = await api.state(table);
				if (state.status === 'open') await api.unseal(state);
				else forget(table);
			} catch (error) {
				if (!(error instanceof ApiError)) throw error;
				if (!error.passing) forget(table);
			}
		}
		return AGAIN_AFTER;
	});
}
