/** A form that is sent: what is wrong stands beside the field that it is about. */
import { tick } from 'svelte';
import { ApiError, type Fault } from '../api/client';
import { refusal } from '../texts/refusal';
import { texts } from '../texts/texts.svelte';

export class Form {
	busy = $state(false);
	#fault = $state.raw<Fault | null>(null);
	readonly #about: Readonly<Record<string, string>>;

	/** Which field each kind of error is about. */
	constructor(about: Readonly<Record<string, string>>) {
		this.#about = about;
	}

	/** By field, in words; what is about none of them stands under `all`. */
	get wrong(): Readonly<Record<string, string>> {
		if (!this.#fault) return {};
		return { [this.#about[this.#fault.kind] ?? 'all']: refusal(this.#fault, texts) };
	}

	/** Did it go well? If not, the field that is wrong has the focus. */
	async send(work: () => Promise<unknown>): Promise<boolean> {
		this.busy = true;
		this.#fault = null;
		try {
			await work();
			return true;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			this.#fault = error.fault;
			await tick();
			document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus();
			return false;
		} finally {
			this.busy = false;
		}
	}
}
