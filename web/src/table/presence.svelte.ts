/** Who of the players is here, as the server tells it; and whether we hear it at all. */

export interface Present {
	readonly seat: number;
	/** Here, in another tab, or gone for so many seconds. */
	readonly is: 'here' | 'away' | 'gone';
	readonly seconds: number;
}

/** A page that is loaded again is gone for a moment: nobody's business. */
export const SHORTLY_GONE = 3;

export class Presence {
	#seats = $state.raw<readonly Present[]>([]);
	#at = $state.raw(0);
	/** For how long the last news are old, in milliseconds; it moves while somebody is gone. */
	#now = $state(0);
	#ticking: ReturnType<typeof setInterval> | undefined;

	take(seats: readonly Present[]): void {
		this.#seats = seats;
		this.#at = this.#now = performance.now();
		clearInterval(this.#ticking);
		if (seats.some((each) => each.is === 'gone')) {
			this.#ticking = setInterval(() => (this.#now = performance.now()), 1000);
		}
	}

	close(): void {
		clearInterval(this.#ticking);
	}

	/** How somebody is told to be; null: a bot, or nothing is known. */
	of(seat: number): Present['is'] | null {
		const is = this.#seats.find((each) => each.seat === seat)?.is ?? null;
		return is === 'gone' && this.goneFor(seat) < SHORTLY_GONE ? 'here' : is;
	}

	/** For how many seconds a player is gone; 0: not at all. */
	goneFor(seat: number): number {
		const found = this.#seats.find((each) => each.seat === seat);
		if (found?.is !== 'gone') return 0;
		return found.seconds + (this.#now - this.#at) / 1000;
	}
}
