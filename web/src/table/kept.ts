/** Numbers by name that this browser remembers; only the newest ones. */
const REMEMBERED = 100;

export class KeptNumbers {
	readonly #keptAs: string;

	constructor(keptAs: string) {
		this.#keptAs = keptAs;
	}

	of(name: string): number | null {
		const number = Number(this.#all().get(name) ?? NaN);
		return Number.isNaN(number) ? null : number;
	}

	keep(name: string, number: number): void {
		const all = this.#all();
		all.delete(name);
		const newest = [...all, [name, number]].slice(-REMEMBERED);
		try {
			localStorage.setItem(this.#keptAs, JSON.stringify(Object.fromEntries(newest)));
		} catch {
			return; // a browser may forbid it; then a page forgets
		}
	}

	#all(): Map<string, unknown> {
		try {
			const kept = localStorage.getItem(this.#keptAs) ?? '{}';
			return new Map(Object.entries(JSON.parse(kept) as object));
		} catch {
			return new Map();
		}
	}
}
