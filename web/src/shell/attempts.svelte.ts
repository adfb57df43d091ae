/** Whoever asks the server by a button: is it under way, and what is wrong, in words? */
import { ApiError } from '../api/client';
import { refusal, refusalForNow } from '../api/refusal';
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
			if (!(error instanceof ApiError)) throw error;
			this.trouble = refusal(error.fault, texts);
		} finally {
			this.busy = false;
		}
	}

	/** What is wrong with something that is tried again without anybody's doing. */
	protected tell(error: unknown): void {
		if (!(error instanceof ApiError)) throw error;
		this.trouble = refusalForNow(error.fault, texts);
	}
}
