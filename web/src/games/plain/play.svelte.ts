/** The choices being made at a table of any game. */
import { untrack } from 'svelte';
import { untilAnswered } from '../../table/asking';
import { WhyNot } from '../../table/whyNot.svelte';
import { Laid } from '../../table/laid';
import type { Json, TableModel } from '../../table/model';
import type { Play } from '../game';
import { partsOwed, type Part } from './parts';

export class PlainPlay implements Play {
	readonly table: TableModel;
	/** What is owed; null until the server has told it. */
	parts = $state.raw<readonly Part[] | null>(null);
	/** What is chosen for the parts of a plan: a move for each name. */
	chosen = $state.raw<Readonly<Record<string, string>>>({});
	readonly why: WhyNot;
	#part = $state('');
	#laid = new Laid<Readonly<Record<string, string>>>();
	/** The table as it was when the player last decided something. */
	#before = $state.raw<Json | null>(null);

	constructor(table: TableModel) {
		this.table = table;
		this.why = new WhyNot(table);
		$effect(() => this.#ask());
	}

	get asked(): boolean {
		return this.table.state.my_turn && !this.table.replaying;
	}

	get planning(): boolean {
		return this.asked && (this.parts?.length ?? 0) > 1;
	}

	/** The part that is being chosen for. */
	get part(): Part | undefined {
		return this.parts?.find(({ name }) => name === this.#part) ?? this.parts?.[0];
	}

	get isComplete(): boolean {
		return this.parts?.every(({ name }) => name in this.chosen) ?? false;
	}

	/** Has a field of the view changed since the player decided something? */
	isNew(field: string): boolean {
		const { view } = this.table;
		if (!this.#before || !view) return false;
		return JSON.stringify(this.#before[field]) !== JSON.stringify(view[field]);
	}

	pick(part: string): void {
		this.#part = part;
	}

	/** A usual move is played; a part of a plan is kept until all are chosen. */
	choose(move: string): void {
		if (!this.table.live) return;
		if (!this.planning) {
			this.#play([move], move);
			return;
		}
		const { parts, part } = this;
		this.chosen = { ...this.chosen, [part!.name]: move };
		this.why.drop();
		const at = parts!.indexOf(part!);
		const open = [...parts!.slice(at), ...parts!.slice(0, at)].find(
			({ name }) => !(name in this.chosen),
		);
		if (open) this.#part = open.name;
		else this.why.ask(this.#moves);
	}

	confirm(): void {
		this.#play(this.#moves, this.table.text.say('web-plain-send'));
	}

	clear(): void {
		this.chosen = {};
		this.#part = '';
		this.why.drop();
	}

	get #moves(): readonly string[] {
		return this.parts?.map(({ name }) => this.chosen[name]!) ?? [];
	}

	#play(moves: readonly string[], label: string): void {
		this.#before = this.table.view;
		void this.table.play(moves, label);
	}

	#ask(): (() => void) | void {
		const decision = this.asked ? this.table.state.decision : null;
		untrack(() => {
			const laid = this.#laid.turnTo(decision === null ? null : `${decision}`, this.chosen);
			this.clear();
			this.chosen = laid ?? {};
		});
		this.parts = null;
		if (decision === null) return;
		return untrack(() =>
			untilAnswered(
				() => partsOwed(this.table),
				(parts) => (this.parts = parts),
			),
		);
	}
}
