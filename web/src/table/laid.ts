/** The plan for a question outlives a look at the past, and an undo: it waits for the same one. */
export class Laid<P> {
	#asked: string | null = null;
	#kept: { readonly asked: string; readonly plan: P } | null = null;

	/** Now this is asked, or nothing that is planned; `plan` was for what was asked before. */
	turnTo(asked: string | null, plan: P): P | null {
		if (this.#asked !== null) this.#kept = { asked: this.#asked, plan };
		this.#asked = asked;
		return asked !== null && this.#kept?.asked === asked ? this.#kept.plan : null;
	}
}
