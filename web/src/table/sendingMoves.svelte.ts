/** A move on its way: it is sent with the same key until the server has answered it. */
import { pause } from '../api/backoff';
import { isPassing, type Fault } from '../api/client';
import { randomHex } from '../random';

export interface SentMove {
	readonly decision: number;
	readonly moves: readonly string[];
	/** Told once: null that it is taken, or why it is not. */
	readonly ended: (fault: Fault | null) => void;
}

interface Pending extends SentMove {
	readonly key: string;
}

/** So long a server that is busy is sent the same move; then the player is told. */
const PATIENCE = 30_000;

export class SendingMoves {
	/** The server was busy: the move is sent again. */
	again = $state.raw(false);

	#pending = $state.raw<Pending | null>(null);
	#busy: { readonly since: number; readonly failures: number } | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	readonly #connection: (message: object) => void;

	constructor(connection: (message: object) => void) {
		this.#connection = connection;
	}

	/** What is on its way. */
	get moves(): readonly string[] | null {
		return this.#pending?.moves ?? null;
	}

	begin(move: SentMove): void {
		this.#pending = { key: randomHex(16), ...move };
		this.send();
	}

	/** What is not answered yet, now: the connection stands again, say. */
	send(): void {
		clearTimeout(this.#timer);
		if (!this.#pending) return;
		const { key, decision, moves } = this.#pending;
		this.#connection({ type: 'move', key, decision, moves });
	}

	/** The decision that is made by it; null if nobody waits for this answer. */
	acknowledged(key: string): number | null {
		if (key !== this.#pending?.key) return null;
		const { decision } = this.#pending;
		this.#finish(null);
		return decision;
	}

	/** A fault without a key is of what is on its way. */
	refused(key: string | null, fault: Fault): void {
		if (!this.#pending || (key !== null && key !== this.#pending.key)) return;
		if (!isPassing(fault) || !this.#sendAgain(fault)) this.#finish(fault);
	}

	close(): void {
		clearTimeout(this.#timer);
	}

	/** The same move with the same key, in a while; not if it has been tried for too long. */
	#sendAgain({ retry_after: retryAfter }: Fault): boolean {
		const { since, failures } = this.#busy ?? { since: performance.now(), failures: 0 };
		const wait = pause(failures, { retryAfter: retryAfter ?? null });
		if (performance.now() + wait - since > PATIENCE) return false;
		this.#busy = { since, failures: failures + 1 };
		this.again = true;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.send(), wait);
		return true;
	}

	#finish(fault: Fault | null): void {
		const ended = this.#pending?.ended;
		clearTimeout(this.#timer);
		this.#pending = this.#busy = null;
		this.again = false;
		ended?.(fault);
	}
}
