/** Whom I follow, mute or block, and whether others may see that I am here. */
import { api, ApiError, type ContactOut, type Fault } from '../api/client';
import { me } from '../shell/me.svelte';

const AGAIN_AFTER = 20_000;

class Contacts {
	people = $state.raw<readonly ContactOut[]>([]);
	visible = $state(false);

	kindOf(person: string): ContactOut['kind'] | null {
		return this.people.find((each) => each.person === person)?.kind ?? null;
	}

	/** Looks now and then while the page is looked at; the answer ends it. */
	watch(): () => void {
		void this.look();
		const timer = setInterval(() => {
			if (!document.hidden) void this.look();
		}, AGAIN_AFTER);
		return () => clearInterval(timer);
	}

	async look(): Promise<void> {
		await quietly(async () => {
			await me.known();
			const found = await api.contacts();
			this.people = found.people;
			this.visible = found.visible;
		});
	}

	/** null, or why not. */
	async put(person: string, kind: ContactOut['kind'] | null): Promise<Fault | null> {
		const others = this.people.filter((each) => each.person !== person);
		// It is seen at once; what the server says of it comes after.
		this.people = kind ? [...others, { person, name: '', kind, here: null }] : others;
		const refused = await quietly(() => api.putContact(person, kind));
		await this.look();
		return refused;
	}

	async show(visible: boolean): Promise<void> {
		await quietly(() => api.setVisible(visible));
		await this.look();
	}
}

/** What is refused; the page says elsewhere that the server is away. */
async function quietly(what: () => Promise<void>): Promise<Fault | null> {
	try {
		await what();
		return null;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return error.passing ? null : error.fault;
	}
}

export const contacts = new Contacts();
