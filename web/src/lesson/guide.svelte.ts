/** The guide of a lesson: which step is shown, and what is kindly refused. */
import type { components } from '../api/schema';
import type { LiveTable } from '../table/live.svelte';
import type { Refusal } from '../table/shapes';
import { remembered } from '../settings/remembered.svelte';

export type LessonStep = components['schemas']['LessonStepOut'];

/** So many of the steps since the last move have been read. */
interface Read {
	readonly since: number;
	readonly count: number;
}

export class Guide {
	readonly table: LiveTable;
	/** The player goes his own way, or has read the last words. */
	#left = $state(false);
	#read = $state.raw<Read>({ since: -1, count: 0 });

	constructor(table: LiveTable) {
		this.table = table;
		this.#left = sessionStorage.getItem(this.#key) !== null;
		table.guard = (moves) => this.#refusal(moves);
	}

	get #key(): string {
		return `lesson-left ${this.table.id}`;
	}

	/** Where the lesson stands; null if there is none, or it was left. */
	get #lesson() {
		return this.#left ? null : (this.table.state.lesson ?? null);
	}

	get speaks(): boolean {
		return this.#lesson !== null;
	}

	get #count(): number {
		return this.#read.since === this.#lesson?.step ? this.#read.count : 0;
	}

	/** The step that is shown; null while the others play, and after the last one. */
	get step(): LessonStep | null {
		return this.#lesson?.now[this.#count] ?? null;
	}

	/** Has everything been said? */
	get isOver(): boolean {
		const lesson = this.#lesson;
		return lesson !== null && lesson.step + this.#count >= lesson.steps;
	}

	/** Its number, from 1 on. */
	get number(): number {
		return Math.min((this.#lesson?.step ?? 0) + this.#count + 1, this.steps);
	}

	/** The puzzle that it is, by its name; null: it is no puzzle. */
	get puzzle(): string | null {
		return this.#lesson?.kind === 'puzzle' ? this.#lesson.id : null;
	}

	get steps(): number {
		return this.#lesson?.steps ?? 0;
	}

	get canGoBack(): boolean {
		return this.#count > 0;
	}

	goOn(): void {
		this.#turn(1);
	}

	goBack(): void {
		this.#turn(-1);
	}

	/** From now on the player is on his own. */
	leave(): void {
		sessionStorage.setItem(this.#key, '');
		this.#left = true;
		this.table.refusal = null;
	}

	#turn(by: 1 | -1): void {
		const since = this.#lesson?.step ?? -1;
		this.#read = { since, count: this.#count + by };
	}

	#refusal(moves: readonly string[]): Refusal | null {
		const asked = this.#lesson?.now.find(({ expect }) => expect.length > 0);
		if (!asked || asked.expect.some((texts) => texts.join() === moves.join())) return null;
		const { text } = this.table;
		if (this.puzzle) {
			remembered.tried(this.puzzle);
			return { rule: '', sentence: text.say('web-puzzle-other') };
		}
		return {
			rule: '',
			sentence: text.say('web-lesson-other', { try: text.say(`${asked.say}.try`) }),
		};
	}
}
