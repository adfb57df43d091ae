/** Whoever asks the server by a button: is it under way, and what is wrong, in words? */
import { ApiError } from '../api/client';
import { refusal } from '../api/refusal';
import { texts } from '../texts/texts.svelte';
import { me } from './me.svelte';

export class Attempts {
	busy = $state(false);
	trouble = $state('');

	protected async attempt(what: () => Promise<void>): Promise<void> {
		this.busy = true;
		this.trouble = '';
		try {
			await me.known();
			await what();
		} catch (error) {
			this.tell(error);
		} finally {
			this.busy = false;
		}
	}

	protected tell(error: unknown): void {
		if (!(error instanceof ApiError)) throw error;
		const away = error.kind === 'Offline'; // it is tried again
		this.trouble = away ? texts.say('web-server-away') : refusal(error.fault, texts);
	}
}
