/** Whoever asks the server by a button: is it under way, and what is wrong, in words? */
import { ApiError, type Fault } from '../api/client';
import { refusal, refusalForNow } from '../texts/refusal';
import { texts } from '../texts/texts.svelte';
import { me } from './me.svelte';

export class Attempts {
	busy = $state(false);
	/** Why what was pressed was not done; until something is pressed again. */
	#refused = $state.raw<Fault | null>(null);
	/** Why looking again has failed; until it goes well. */
	#away = $state.raw<Fault | null>(null);

	/** In words, which follow the language. */
	get trouble(): string {
		if (this.#refused) return refusal(this.#refused, texts);
		return this.#away ? refusalForNow(this.#away, texts) : '';
	}

	/** Was it done? */
	protected async attempt(what: () => Promise<void>): Promise<boolean> {
		this.busy = true;
		this.#refused = null;
		try {
			await me.known();
			await what();
			return true;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			this.refuse(error);
			return false;
		} finally {
			this.busy = false;
		}
	}

	/** It was not done, and this is why. */
	protected refuse(error: ApiError): void {
		this.#refused = error.fault;
	}

	/** What is wrong with something that is tried again without anybody's doing. */
	protected tell(error: unknown): void {
		if (!(error instanceof ApiError)) throw error;
		this.#away = error.fault;
	}

	/** It has gone well. */
	protected seen(): void {
		this.#away = null;
	}
}
