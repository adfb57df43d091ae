/** Who I am. A first visit makes a guest, so every page has somebody. */
import { api, ApiError, type Fault, type MeView } from '../api/client';
import { renewPush } from '../push/push';
import { tellTabs } from '../reloading';

class Me {
	name = $state('');
	id = $state('');
	/** Not a guest. */
	account = $state(false);
	/** I may look after the server. */
	owner = $state(false);
	/** One has to log in before anything else. */
	membersOnly = $state(false);
	/** I am shut out from the server: why, and until when. */
	banned = $state.raw<NonNullable<Fault['ban']> | null>(null);
	#known: Promise<void> | null = null;

	/** Asks once; what needs to be somebody waits for it. */
	known(): Promise<void> {
		this.#known ??= api.me().then(
			(me) => this.#is(me),
			(error) => {
				this.#known = null;
				if (error instanceof ApiError && error.kind === 'Banned') {
					this.banned = error.fault.ban ?? { reason: '', until: null };
				}
				this.membersOnly = error instanceof ApiError && error.kind === 'MembersOnly';
				throw error;
			},
		);
		return this.#known;
	}

	/** Asks again: perhaps I am not welcome any more. */
	async look(): Promise<void> {
		this.#known = null;
		await this.known().catch(() => undefined);
	}

	async rename(name: string): Promise<void> {
		await this.known(); // who is fast must not become two guests
		this.#is(await api.rename(name));
	}

	/** The guest I am becomes an account; where there are no guests, I begin with one. */
	async signUp(name: string, password: string, invitation: string | null): Promise<void> {
		await this.known().catch((error) => {
			if (!this.membersOnly) throw error;
		});
		this.#is(await api.signUp(name, password, invitation));
		this.#known = Promise.resolve();
		tellTabs();
		await renewPush();
	}

	#is(me: MeView): void {
		this.name = me.name;
		this.id = me.id;
		this.account = me.account;
		this.owner = me.owner;
		this.membersOnly = false;
	}
}

export const me = new Me();
