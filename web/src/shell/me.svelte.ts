/** Who I am. A first visit makes a guest, so every page has somebody. */
import { api, type MeView } from '../api/client';

class Me {
	name = $state('');
	id = $state('');
	#known: Promise<void> | null = null;

	/** Asks once; what needs to be somebody waits for it. */
	known(): Promise<void> {
		this.#known ??= api.me().then(
			(me) => this.#is(me),
			(error) => {
				this.#known = null;
				throw error;
			},
		);
		return this.#known;
	}

	async rename(name: string): Promise<void> {
		this.#is(await api.rename(name));
	}

	#is(me: MeView): void {
		this.name = me.name;
		this.id = me.id;
	}
}

export const me = new Me();
