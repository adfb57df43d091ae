/** Why a choice cannot be played, as the server says. */
import { untilAnswered } from './asking';
import type { TableModel } from './model';
import type { Refusal } from './shapes';

/** Only the last question counts, until something else is chosen. */
export class WhyNot {
	refusal = $state.raw<Refusal | null>(null);
	readonly #table: TableModel;
	#end: () => void = () => undefined;

	constructor(table: TableModel) {
		this.#table = table;
	}

	/** Asks about these moves, after so many milliseconds; what is returned ends it. */
	ask(moves: readonly string[], after = 0): () => void {
		this.drop();
		const take = (refusal: Refusal | null) => (this.refusal = refusal);
		this.#end = untilAnswered(() => this.#table.check(moves), take, after);
		return this.#end;
	}

	/** It is known already. */
	tell(refusal: Refusal): void {
		this.#end();
		this.refusal = refusal;
	}

	drop(): void {
		this.#end();
		this.refusal = null;
	}
}
