/** One place in the order of focus for a whole row; arrows, Home and End lead along it. */
export class Roving {
	list = $state<HTMLElement>();
	readonly #count: () => number;
	#focused = $state(0);

	constructor(count: () => number) {
		this.#count = count;
	}

	/** The one that Tab leads to. */
	get at(): number {
		return Math.max(0, Math.min(this.#focused, this.#count() - 1));
	}

	/** It has the focus now. */
	is(at: number): void {
		this.#focused = at;
	}

	focus(at: number): void {
		this.#focused = Math.max(0, Math.min(at, this.#count() - 1));
		this.list?.querySelectorAll('button')[this.#focused]?.focus();
	}

	/** Was it a key that leads along the row? */
	follows(event: KeyboardEvent): boolean {
		if (event.altKey || event.ctrlKey || event.metaKey) return false;
		const moves: Record<string, number> = {
			ArrowLeft: this.at - 1,
			ArrowRight: this.at + 1,
			Home: 0,
			End: this.#count() - 1,
		};
		const to = moves[event.key];
		if (to === undefined) return false;
		this.focus(to);
		event.preventDefault();
		return true;
	}
}
