/** My games as they are shown, page by page. */
import { api, type TableOut } from '../../api/client';
import { latest } from '../../api/latest';
import { me } from '../../app/me.svelte';
import { askedFor, type Filters } from './filters';

const PAGE = 30;
/** Whose turn it is, is seen here: so all games that run are read at once. */
const ALL = 99;

export class History {
	/** null: not known yet. */
	tables = $state.raw<readonly TableOut[] | null>(null);
	more = $state(false);
	busy = $state(false);
	away = $state(false);

	#filters: Filters;
	#oldest: number | undefined;
	#end = () => {};

	constructor(filters: Filters) {
		this.#filters = filters;
		this.#read();
	}

	close(): void {
		this.#end();
	}

	/** Those before the oldest that is shown. */
	readOn(): void {
		if (!this.busy) this.#read();
	}

	#read(): void {
		this.busy = true;
		const page = this.#filters.show === 'turn' ? ALL : PAGE;
		// One more than is shown, to know whether there are more.
		const wanted = { ...askedFor(this.#filters), before: this.#oldest, limit: page + 1 };
		this.#end = latest(
			() => me.known().then(() => api.mine(wanted)),
			(tables) => {
				const found = newestFirst(tables);
				const added = found.slice(0, page);
				this.more = found.length > page;
				this.#oldest = added.at(-1)?.created;
				this.tables = this.#sorted([...(this.tables ?? []), ...added]);
				this.away = false;
				this.busy = false;
			},
			({ passing }) => {
				this.away = true;
				this.busy = passing;
			},
		);
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
