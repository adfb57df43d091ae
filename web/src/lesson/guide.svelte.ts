/** The guide of a lesson: which step is shown, and what is kindly refused. */
import type { components } from '../api/schema';
import type { Kept, LiveTable } from '../table/live.svelte';
import type { Refusal } from '../table/shapes';
import { pointsOf, Puzzle } from './puzzle.svelte';

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

	#puzzle: Puzzle | null = null;

	/** A move of the game in words. */
	readonly inWords: (move: string) => string;

	constructor(table: LiveTable, inWords: (move: string) => string) {
		this.table = table;
		this.inWords = inWords;
		this.#left = wasLeft(this.#key);
		table.guard = (moves) => this.#guarded(moves);
		table.guiding = () => (this.puzzle ? { point_at: this.points, shows: [] } : this.step);
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

	/** Its name, and what it is. */
	get id(): string {
		return this.#lesson?.id ?? '';
	}

	get kind(): 'hand' | 'course' | 'puzzle' {
		return this.#lesson?.kind ?? 'hand';
	}

	/** The puzzle, if it is one. */
	get puzzle(): Puzzle | null {
		if (this.kind !== 'puzzle') return null;
		return (this.#puzzle ??= new Puzzle(this.id, this.table));
	}

	/** What is spoken of now, as boards name it. */
	get points(): readonly string[] {
		return this.puzzle ? pointsOf(this.puzzle.shown) : (this.step?.point_at ?? []);
	}

	/** What is said: words of the lesson, or the sentence of a rule. */
	words({ say, rule }: LessonStep): string {
		const { text } = this.table;
		return say ? text.say(say) : text.rule(rule);
	}

	/** What is to be done. */
	task({ say, expect }: LessonStep): string {
		const { text } = this.table;
		const moves = (expect[0]?.map(this.inWords) ?? []).join(', ');
		if (say) return text.say(`${say}.try`);
		return text.say('web-course-try', { moves });
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
		rememberLeft(this.#key);
		this.#left = true;
		this.table.refusal = null;
	}

	#turn(by: 1 | -1): void {
		const since = this.#lesson?.step ?? -1;
		this.#read = { since, count: this.#count + by };
	}

	#guarded(moves: readonly string[]): Refusal | null | Promise<Kept> {
		if (this.puzzle) return this.puzzle.judge(moves);
		const asked = this.#lesson?.now.find(({ expect }) => expect.length > 0);
		if (!asked || asked.expect.some((texts) => texts.join() === moves.join())) return null;
		const { text } = this.table;
		return {
			rule: asked.rule,
			sentence: text.say('web-lesson-other', { try: this.task(asked) }),
		};
	}
}

function wasLeft(key: string): boolean {
	try {
		return sessionStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}

function rememberLeft(key: string): void {
	try {
		sessionStorage.setItem(key, '');
	} catch {
		return; // a browser may forbid it; then a page forgets
	}
}
