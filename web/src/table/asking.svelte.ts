/** Questions to the server: asked until they are answered, dropped when nobody wants to know. */
import { latest } from '../api/latest';
import type { TableModel } from './model';
import type { Refusal } from './shapes';

/**
 * Asks, after so many milliseconds, and again while the server is away; nobody is told that it is.
 * What is returned ends it: an answer that comes later is not taken.
 */
export function untilAnswered<T>(
	ask: () => Promise<T>,
	take: (answer: T) => void,
	after = 0,
): () => void {
	return latest(ask, take, () => undefined, after);
}

/** Why a choice cannot be played. Only the last question counts, until something else is chosen. */
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
