/** What the master would do now: asked for by the player, gone with the decision. */
import { api, ApiError, type HintOut } from '../../api/client';
import { refusal } from '../../texts/refusal';
import type { LiveTable } from '../live.svelte';

export class TableHint {
	readonly table: LiveTable;
	trouble = $state('');
	#told = $state.raw<HintOut | null>(null);
	/** The decision for which it was asked; null: it is not shown. */
	#asked = $state<number | null>(null);

	constructor(table: LiveTable) {
		this.table = table;
	}

	/** May it be asked for now? */
	get offered(): boolean {
		return this.table.state.may_hint && this.table.live;
	}

	get open(): boolean {
		return this.#asked !== null && this.#asked === this.table.state.decision && this.table.live;
	}

	/** The hint for the decision that is asked, when it is there. */
	get told(): HintOut | null {
		return this.#told?.decision === this.#asked ? this.#told : null;
	}

	close(): void {
		this.#asked = null;
	}

	async toggle(): Promise<void> {
		if (this.open) return this.close();
		if (!this.offered) return;
		this.trouble = '';
		const asked = (this.#asked = this.table.state.decision);
		if (this.told) return;
		try {
			const told = await api.hint(this.table.id);
			if (told.decision !== this.table.state.decision) return; // it comes too late
			this.#told = told;
			this.trouble = '';
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if (asked !== this.table.state.decision) return;
			this.trouble = refusal(error.fault, this.table.text);
		}
	}
}
