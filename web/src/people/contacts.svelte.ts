/** Whom I follow, mute or block, and whether others may see that I am here. */
import { api, ApiError, type ContactOut, type Fault } from '../api/client';
import { lookAgain } from '../app/lookAgain';
import { me } from '../app/me.svelte';

const AGAIN_AFTER = 20_000;

class Contacts {
	people = $state.raw<readonly ContactOut[]>([]);
	visible = $state(false);
	/** The number of the newest question: what answers an older one tells nothing any more. */
	#newest = 0;

	kindOf(person: string): ContactOut['kind'] | null {
		return this.#of(person)?.kind ?? null;
	}

	/** Looks now and then while the page is looked at; the answer ends it. */
	watch(): () => void {
		return lookAgain(async () => {
			if (!document.hidden) await this.look();
			return AGAIN_AFTER;
		});
	}

	/** The page says elsewhere that the server is away. */
	async look(): Promise<void> {
		const question = ++this.#newest;
		await faultOf(async () => {
			await me.known();
			const found = await api.contacts();
			if (question !== this.#newest) return;
			this.people = found.people;
			this.visible = found.visible;
		});
	}

	/** null, or why not. */
	async put(person: string, kind: ContactOut['kind'] | null): Promise<Fault | null> {
		const before = this.#of(person);
		this.#newest += 1;
		// It is seen at once; what the server says of it comes after.
		this.#set(person, kind ? { person, name: '', kind, here: null } : undefined);
		const refused = await faultOf(() => api.putContact(person, kind));
		if (refused && this.kindOf(person) === kind) this.#set(person, before);
		await this.look();
		return refused;
	}

	/** null, or why not. */
	async show(visible: boolean): Promise<Fault | null> {
		const refused = await faultOf(() => api.setVisible(visible));
		await this.look();
		return refused;
	}

	#of(person: string): ContactOut | undefined {
		return this.people.find((each) => each.person === person);
	}

	#set(person: string, contact: ContactOut | undefined): void {
		const others = this.people.filter((each) => each.person !== person);
		this.people = contact ? [...others, contact] : others;
	}
}

/** null, or why it was not done. */
async function faultOf(what: () => Promise<void>): Promise<Fault | null> {
	try {
		await what();
		return null;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return error.fault;
	}
}

export const contacts = new Contacts();
