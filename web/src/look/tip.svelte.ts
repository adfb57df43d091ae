/** One explanation at a time: of what a mouse rests on, a finger holds, or has the focus. */
import type { Attachment } from 'svelte/attachments';
import { resting } from './resting';

const HUSHED = 1_000;

/** What is told of something. */
export interface Told {
	readonly title: string;
	readonly lines: readonly string[];
}

export class Tip<T = Told> {
	/** What is explained now, beside the element that shows it. */
	now = $state.raw<{ readonly what: T; readonly beside: HTMLElement } | null>(null);

	/** Until then nothing is explained. */
	#silent = 0;

	/** Lets an element explain itself. */
	on(what: T): Attachment<HTMLElement> {
		return resting(
			(beside) => this.show(what, beside),
			(beside) => {
				if (this.now?.beside === beside) this.hide();
			},
		);
	}

	show(what: T, beside: HTMLElement): void {
		if (Date.now() >= this.#silent) this.now = { what, beside };
	}

	/** Who chooses by keys asks nothing of what comes under the mouse by it. */
	hush(): void {
		this.hide();
		this.#silent = Date.now() + HUSHED;
	}

	hide(): void {
		this.now = null;
	}
}
