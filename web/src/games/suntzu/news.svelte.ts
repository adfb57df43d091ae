/** The battles of a game, and those that the player has not answered yet. */
import { untrack } from 'svelte';
import type { TableModel } from '../../table/model';
import { battlesOf, type Battle } from './battles';
import { viewOf } from './view';

export class News {
	readonly battles: readonly Battle[] = $derived.by(() =>
		battlesOf(this.#table.journal, viewOf(this.#table)?.round ?? 1),
	);
	/** Those before are old news. */
	#read = $state(0);
	readonly #table: TableModel;

	constructor(table: TableModel) {
		this.#table = table;
		this.#read = untrack(() => this.battles.length);
		$effect(() => {
			const { length } = this.battles;
			if (table.step?.again) return; // those after it were answered
			// A table that was taken back has fewer.
			if (untrack(() => this.#read) > length) this.#read = length;
		});
	}

	/** Battles that are news; of the last round alone, if more have been fought since the player
	 * looked. */
	get fresh(): readonly Battle[] {
		const news = this.battles.slice(this.#read);
		return news.filter(({ round }) => round === news.at(-1)?.round);
	}

	/** The player goes on. */
	read(): void {
		this.#read = this.battles.length;
	}
}
