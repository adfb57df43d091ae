/** Plays steps one after the other: at a speed, with pauses, never for longer than is bearable. */
import { LONGEST } from './speed';

/** Something that is looked at for a while: `weight` is in milliseconds at normal speed. */
export interface Weighty {
	readonly weight: number;
}

/** Calls back after so many milliseconds; what it returns calls it off. */
export type Wait = (milliseconds: number, then: () => void) => () => void;

export interface StepRunnerOptions {
	readonly wait: Wait;
	/** Milliseconds that go on and on. */
	readonly now: () => number;
	/** How much longer than at normal speed a step is looked at; 0: not at all. */
	readonly slowness: () => number;
	/** Does somebody have to decide who is kept waiting by what is played? */
	readonly isAwaited: () => boolean;
	/** Another step is shown, or none, or the runner has stopped or goes on. */
	readonly onchange: () => void;
}

export class StepRunner<S extends Weighty> {
	#options: StepRunnerOptions;
	#steps: readonly S[] = [];
	#at = 0;
	#paused = false;
	#asleep = false;
	/** So long has somebody been kept waiting since their last decision. */
	#spent = 0;
	#since: number | null = null;
	#cancel = () => {};

	constructor(options: StepRunnerOptions) {
		this.#options = options;
	}

	/** The step that is looked at; null when all have been seen. */
	get current(): S | null {
		return this.#steps[this.#at] ?? null;
	}

	/** The place of the current step among all of this playback, and how many there are. */
	get at(): number {
		return this.#at;
	}

	get count(): number {
		return this.#steps.length;
	}

	get paused(): boolean {
		return this.#paused;
	}

	/** More to see. */
	add(steps: readonly S[]): void {
		if (steps.length === 0 || this.#options.slowness() === 0) return;
		const idle = this.current === null;
		this.#steps = [...this.#steps, ...steps];
		if (idle) this.#show(this.#at);
		else this.#options.onchange();
	}

	/** On to the next one; after the last, all has been seen. */
	next(): void {
		if (this.current !== null) this.#show(this.#at + 1);
	}

	/** Back to the one before, to look at it as long as one likes. */
	back(): void {
		if (this.current === null || this.#at === 0) return;
		this.#paused = true;
		this.#show(this.#at - 1);
	}

	toggle(): void {
		if (this.current === null) return;
		this.#paused = !this.#paused;
		this.#show(this.#at);
	}

	/** All at once. */
	finish(): void {
		if (this.current !== null) this.#show(this.#steps.length);
	}

	/** A decision has been made: from now on somebody may be kept waiting anew. */
	decided(): void {
		this.#spent = 0;
	}

	/** Nobody looks: what comes is kept until somebody does. */
	sleep(asleep: boolean): void {
		if (asleep === this.#asleep) return;
		this.#asleep = asleep;
		if (this.current !== null) this.#show(this.#at);
	}

	#show(at: number): void {
		this.#stop();
		this.#at = at;
		if (this.current === null) {
			this.#steps = [];
			this.#at = 0;
			this.#paused = false;
		} else if (!this.#paused && !this.#asleep) {
			this.#since = this.#options.now();
			this.#cancel = this.#options.wait(this.#duration(), () => this.next());
		}
		this.#options.onchange();
	}

	#stop(): void {
		this.#cancel();
		this.#cancel = () => {};
		if (this.#since !== null && this.#options.isAwaited()) {
			this.#spent += this.#options.now() - this.#since;
		}
		this.#since = null;
	}

	#duration(): number {
		const slowness = this.#options.slowness();
		const wanted = this.#steps.slice(this.#at).reduce((sum, { weight }) => sum + weight, 0);
		const left = Math.max(0, LONGEST - this.#spent);
		const hurry = Math.min(1, left / (wanted * slowness));
		return this.current!.weight * slowness * hurry;
	}
}
