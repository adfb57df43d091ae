/** Battles are seen one after the other, also when the server tells of five at once. */
import { untrack } from 'svelte';
import type { TableModel } from '../../table/model';
import { battlesOf, type Battle } from './battles';
import { viewOf, type SunTzuView } from './view';

const EACH = 1_300;

export class Reveal {
	readonly battles: readonly Battle[] = $derived.by(() =>
		battlesOf(this.#table.journal, viewOf(this.#table)?.round ?? 1),
	);
	/** How many battles have been turned up before the player's eyes. */
	#shown = $state(0);
	/** Those before are old news. */
	#read = $state(0);
	/** The table before the battles that are still to be seen. */
	#before: SunTzuView | null = null;
	readonly #table: TableModel;

	constructor(table: TableModel) {
		this.#table = table;
		this.#shown = this.#read = untrack(() => this.battles.length);
		$effect(() => this.#follow());
	}

	/** Battles that are news, as far as they have been turned up; of the last round alone, if more
	 * have been fought since the player looked. */
	get fresh(): readonly Battle[] {
		const news = this.battles.slice(this.#read, this.shown);
		return news.filter(({ round }) => round === news.at(-1)?.round);
	}

	/** The battle that is being looked at, while others are to come. */
	get current(): Battle | null {
		return this.busy ? (this.battles[this.shown - 1] ?? null) : null;
	}

	get shown(): number {
		const all = this.battles.length;
		return this.#table.replaying || this.#table.settings.still ? all : Math.min(this.#shown, all);
	}

	get busy(): boolean {
		return this.shown < this.battles.length;
	}

	/** So many events have been seen: all before the next battle that is to be turned up. */
	get told(): number {
		const { journal } = this.#table;
		if (!this.busy) return journal.length;
		let battles = 0;
		return journal.findIndex(({ kind }) => kind === 'revealed' && battles++ === this.shown);
	}

	/** Is the battle of this province still to be turned up? */
	isToCome(province: string): boolean {
		return this.battles.slice(this.shown).some((battle) => battle.province === province);
	}

	/** The armies that are seen in a province. */
	armies(province: string): number {
		return this.#seen(province)?.armies[province] ?? 0;
	}

	/** The seats whose 6-marks are seen in a province. */
	marks(province: string): number[] {
		const marks = this.#seen(province)?.marks ?? [];
		return [0, 1].filter((seat) => province in (marks[seat] ?? {}));
	}

	/** What stands beside the map: as before, until the last battle has been turned up. */
	get beside(): SunTzuView | null {
		const now = viewOf(this.#table);
		return this.busy ? (this.#before ?? now) : now;
	}

	#seen(province: string): SunTzuView | null {
		const now = viewOf(this.#table);
		return this.isToCome(province) ? (this.#before ?? now) : now;
	}

	/** The player goes on: everything is turned up, and no news any more. */
	read(): void {
		this.#shown = this.#read = this.battles.length;
	}

	/** Everything is turned up at once. */
	finish(): void {
		this.#shown = this.battles.length;
	}

	#follow(): () => void {
		const { shown, busy } = this;
		const view = viewOf(this.#table);
		if (!busy) {
			// A table that was taken back has fewer.
			this.#shown = this.battles.length;
			this.#read = Math.min(
				untrack(() => this.#read),
				this.battles.length,
			);
			this.#before = view;
			return () => undefined;
		}
		const timer = setTimeout(
			() => (this.#shown = shown + 1),
			shown === untrack(() => this.#read) ? 300 : EACH,
		);
		return () => clearTimeout(timer);
	}
}
