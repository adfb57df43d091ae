/** A form that is sent: what is wrong stands beside the field that it is about. */
import { tick } from 'svelte';
import { ApiError } from '../../api/client';
import { refusal } from '../../api/refusal';
import { texts } from '../../texts/texts.svelte';

export class Form {
	busy = $state(false);
	/** By field; what is about none of them stands under `all`. */
	wrong = $state.raw<Readonly<Record<string, string>>>({});
	readonly #about: Readonly<Record<string, string>>;

	/** Which field each kind of error is about. */
	constructor(about: Readonly<Record<string, string>>) {
		this.#about = about;
	}

	/** Did it go well? If not, the field that is wrong has the focus. */
	async send(work: () => Promise<unknown>): Promise<boolean> {
		this.busy = true;
		this.wrong = {};
		try {
			await work();
			return true;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			this.wrong = { [this.#about[error.kind] ?? 'all']: refusal(error.fault, texts) };
			await tick();
			document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus();
			return false;
		} finally {
			this.busy = false;
		}
	}
}
