/** How many games wait for me: the head of every page tells it. */
import { api, type TableOut } from '../api/client';
import { lookAgain } from '../app/lookAgain';

const AGAIN_AFTER = 30_000;

class Turns {
	count = $state(0);

	take(mine: readonly TableOut[]): void {
		this.count = mine.filter((table) => table.my_turn).length;
	}

	/** Looks now and then while the page is looked at; the answer ends it. */
	watch(): () => void {
		return lookAgain(async () => {
			// What cannot be learned now is asked for again: nobody waits for it.
			if (!document.hidden) await api.mine({ status: ['playing'] }).then(this.#found, () => {});
			return AGAIN_AFTER;
		});
	}

	#found = (mine: readonly TableOut[]): void => this.take(mine);
}

export const turns = new Turns();
