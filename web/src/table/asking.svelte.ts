/** Questions to the server: asked until they are answered, dropped when nobody wants to know. */
import { pause } from '../api/backoff';
import { ApiError } from '../api/client';
import type { TableModel } from './model';
import type { Refusal } from './shapes';

/**
 * Asks, after so many milliseconds, and again while the server is away. What is returned ends it:
 * an answer that comes later is not taken. So it can be returned by an effect.
 */
export function untilAnswered<T>(
	ask: () => Promise<T>,
	take: (answer: T) => void,
	after = 0,
): () => void {
	let wanted = true;
	let failures = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tryIt = async () => {
		let answer: T;
		try {
			answer = await ask();
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			const { retryAfter } = error;
			if (wanted) timer = setTimeout(tryIt, pause(failures++, { retryAfter }));
			return;
		}
		if (wanted) take(answer);
	};
	if (after > 0) timer = setTimeout(tryIt, after);
	else void tryIt();
	return () => {
		wanted = false;
		clearTimeout(timer);
	};
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
