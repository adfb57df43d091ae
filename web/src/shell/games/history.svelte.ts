/** My games as they are shown, page by page. */
import { api, ApiError, type TableOut } from '../../api/client';
import { me } from '../me.svelte';
import { askedFor, type Filters } from './filters';

const PAGE = 30;
/** Whose turn it is, is seen here: so all games that run are read at once. */
const ALL = 99;
const AGAIN_AFTER = 3_000;

export class History {
	/** null: not known yet. */
	tables = $state.raw<readonly TableOut[] | null>(null);
	more = $state(false);
	busy = $state(false);
	away = $state(false);

	#filters: Filters;
	#oldest: number | undefined;
	#closed = false;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(filters: Filters) {
		this.#filters = filters;
		void this.#read();
	}

	close(): void {
		this.#closed = true;
		clearTimeout(this.#timer);
	}

	/** Those before the oldest that is shown. */
	async readOn(): Promise<void> {
		if (!this.busy) await this.#read();
	}

	async #read(): Promise<void> {
		this.busy = true;
		try {
			await me.known();
			const page = this.#filters.show === 'turn' ? ALL : PAGE;
			// One more than is shown, to know whether there are more.
			const wanted = { ...askedFor(this.#filters), before: this.#oldest, limit: page + 1 };
			const found = newestFirst(await api.mine(wanted));
			if (this.#closed) return;
			const added = found.slice(0, page);
			this.more = found.length > page;
			this.#oldest = added.at(-1)?.created;
			this.tables = this.#sorted([...(this.tables ?? []), ...added]);
			this.away = false;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			this.away = true;
			if (!this.#closed) this.#timer = setTimeout(() => void this.#read(), AGAIN_AFTER);
		} finally {
			this.busy = false;
		}
	}

	#sorted(tables: readonly TableOut[]): readonly TableOut[] {
		const { show } = this.#filters;
		if (show === 'turn') return tables.filter((table) => table.my_turn);
		return show === 'running'
			? tables.toSorted((one, other) => Number(other.my_turn) - Number(one.my_turn))
			: tables;
	}
}

/** The server puts those first where it is my turn, which is no order to read on in. */
function newestFirst(tables: readonly TableOut[]): readonly TableOut[] {
	return tables.toSorted((one, other) => other.created - one.created);
}
