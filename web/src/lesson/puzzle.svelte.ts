/** A puzzle at a table: one try counts, all others are practice; then the solution is told. */
import { api, type FirstTryOut, type SolutionOut } from '../api/client';
import type { Kept, LiveTable } from '../table/live.svelte';
import { numberOf } from './names';

/** `asked`: nothing was tried yet; `wrong`, `right`: the try that counts was; `missed`, `again`: a
 * try for practice was wrong, or right; `known`: it was tried on another day. */
export type PuzzleStage = 'asked' | 'wrong' | 'right' | 'missed' | 'again' | 'known';

export class Puzzle {
	readonly id: string;
	/** The try that counts. */
	first = $state.raw<FirstTryOut | null>(null);
	stage = $state<PuzzleStage>('asked');
	/** The move that was tried last. */
	tried = $state('');
	solution = $state.raw<SolutionOut | null>(null);
	/** The move that is shown on the board. */
	shown = $state('');

	readonly #table: LiveTable;
	readonly #known: Promise<void>;

	constructor(id: string, table: LiveTable) {
		this.id = id;
		this.#table = table;
		this.#known = this.#recall();
	}

	get #name(): [string, number] {
		return [this.#table.game, numberOf(this.id)];
	}

	/** Judges a move; it stays on the hand, since the position is still spoken of. */
	async judge(moves: readonly string[]): Promise<Kept> {
		await this.#known;
		const move = moves.join();
		const { solved, first } = await api.tryPuzzle(...this.#name, move);
		const counts = this.first === null && first.move === move;
		this.first = first;
		this.tried = move;
		if (counts) this.stage = solved ? 'right' : 'wrong';
		else this.stage = solved ? 'again' : 'missed';
		if (solved) await this.#tellSolution();
		return 'kept';
	}

	/** Names what is said now. */
	get said(): string {
		return ['puzzle', this.stage, this.tried, this.solution ? 'told' : ''].join(' ').trim();
	}

	get maySolve(): boolean {
		return this.first !== null && this.solution === null;
	}

	solve(): void {
		void this.#table.does(() => this.#tellSolution());
	}

	async #recall(): Promise<void> {
		const { first } = await api.puzzleTries(...this.#name).catch(() => ({ first: null }));
		if (first === null) return; // or it is told with the next try
		this.first = first;
		this.stage = 'known';
	}

	async #tellSolution(): Promise<void> {
		this.solution ??= await api.puzzleSolution(...this.#name);
		this.shown = this.solution.best.move;
	}
}

/** What boards may name a move's words by. */
const NAMED_BY = ['card', 'target', 'special', 'province'];

/** What is pointed at to show a move: all that a board may mean by its words. */
export function pointsOf(move: string): string[] {
	const words = [...new Set(move.split(' ').slice(1))].filter((word) => !word.includes('*'));
	return words.flatMap((word) => NAMED_BY.map((name) => `${name}=${word}`));
}
