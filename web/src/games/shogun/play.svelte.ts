/** The choices being made at a table of Shogun. Rules are asked for, never computed here. */
import { untrack } from 'svelte';
import { remembered } from '../../settings/remembered.svelte';
import { untilAnswered } from '../../table/asking';
import { WhyNot } from '../../table/whyNot.svelte';
import { Laid } from '../../table/laid';
import type { TableModel } from '../../table/model';
import type { Refusal } from '../../table/shapes';
import type { Play } from '../game';
import { beforeOf, concerns, fightsOf, lastPlan, placeOf, scoringsOf, type Fight } from './journal';
import { isSmall } from './lesson';
import { marches, readMove, sourceOf, type Move } from './moves';
import {
	copied,
	fieldOf,
	filledUp,
	lay,
	planMoves,
	takeOff,
	type Choices,
	type Plan,
} from './plan';
import { CHEST_CARDS, FIELDS, isProvince, landsOf, planOf, viewOf, type Province } from './view';
import { Words } from './words';

/** What the inspector tells about. */
export interface Looked {
	readonly kind: 'province' | 'action' | 'special' | 'event' | 'daimyo';
	readonly id: string;
}

const CHECK_AFTER = 200;

export class ShogunPlay implements Play {
	readonly table: TableModel;
	readonly words: Words;
	/** The legal moves; null until the server has told them. */
	legal = $state.raw<readonly Move[] | null>(null);
	/** What may lie where; null until the server has told it. */
	choices = $state.raw<Choices | null>(null);
	plan = $state.raw<Plan>({});
	/** The card that is about to be laid. */
	held = $state<string | null>(null);
	/** The field for which a card is about to be chosen. */
	field = $state<string | null>(null);
	/** Is the whole plan right by the server? */
	isPlanRight = $state(false);
	/** Where armies are to go; in a draft or in winter the province that is chosen. */
	target = $state<string | null>(null);
	number = $state(0);
	/** A move that stands for itself: a special card, a group. */
	chosen = $state<string | null>(null);
	readonly why: WhyNot;
	looked = $state.raw<Looked | null>(null);
	dialog = $state<'score' | 'tower' | null>(null);
	/** The throw that is shown, by its place among all; null for none. */
	shown = $state<number | null>(null);
	/** The throw whose cubes still fall: how it ends is not seen before. */
	falling = $state.raw<Fight | null>(null);
	/** Is the drawer with the mat open? */
	isMatOpen = $state(true);

	readonly fights: readonly Fight[] = $derived.by(() => fightsOf(this.table.journal));
	readonly targets: ReadonlyMap<string, readonly number[]> = $derived(marches(this.legal ?? []));
	readonly source: string | null = $derived(sourceOf(this.legal ?? []));
	/** The provinces that can be chosen now, on the map too. */
	readonly open: ReadonlySet<string> = $derived.by(() => this.#open());
	#laid = new Laid<Plan>();
	#known = -1;
	#scored = -1;
	/** The place in the journal of the last throw that came, until its cubes have fallen. */
	#fresh: number | null = null;
	#keeps = false;
	/** Does the guide of a lesson speak of the battle? */
	#spokenOf = false;

	constructor(table: TableModel) {
		this.table = table;
		this.words = new Words(table);
		this.why = new WhyNot(table);
		$effect(() => this.#ask());
		$effect(() => this.#checkPlan());
		// Before the map shows how they ended.
		$effect.pre(() => this.#showNews());
		$effect.pre(() => this.#showBattle());
		$effect(() => this.#remember());
		$effect(() => this.#followGuide());
		$effect(() => this.#keepBack());
	}

	get planning(): boolean {
		const { replaying, state } = this.table;
		return state.my_turn && !replaying && viewOf(this.table)?.phase === 'planning';
	}

	/** Is nothing labelled any more? In a lesson that begins with little everything is. */
	get isKnown(): boolean {
		return remembered.knows(this.table.game) && !isSmall(this.table);
	}

	/** What is seen of a province. */
	provinceAt(name: string): Province | undefined {
		const now = viewOf(this.table)?.provinces[name];
		const { falling } = this;
		return falling !== null && placeOf(falling) === name ? beforeOf(falling, now) : now;
	}

	/** All cards of the own hand: provinces region by region, then chests. */
	get hand(): readonly string[] {
		const view = viewOf(this.table);
		if (view === null || this.table.seat === null) return [];
		return [...landsOf(view, this.table.seat), ...CHEST_CARDS];
	}

	/** What lies on the own mat since before this plan: a position may begin in the middle of one. */
	get sealed(): Plan {
		const view = viewOf(this.table);
		if (!this.planning || view === null || this.table.seat === null) return {};
		const laid = Object.entries(planOf(view, this.table.seat)) as [string, string][];
		return Object.fromEntries(laid.filter(([, card]) => card !== 'none'));
	}

	/** All that lies on the own mat while it is planned. */
	get whole(): Plan {
		return { ...this.sealed, ...this.plan };
	}

	get laid(): number {
		return Object.keys(this.whole).length;
	}

	get moves(): string[] | null {
		return this.choices === null ? null : planMoves(this.plan, this.choices);
	}

	mayLie(field: string, card: string): boolean {
		return this.choices?.[field]?.includes(card) ?? false;
	}

	/** A card is picked up, or laid onto the field that waits for one. */
	pickCard(card: string): void {
		if (!this.table.live || !this.planning || fieldOf(this.sealed, card) !== null) return;
		this.why.drop();
		if (this.field !== null) this.lay(this.field, card);
		else this.held = this.held === card ? null : card;
	}

	/** A field takes the card that is held; else it waits for one, or its card is picked up. */
	pickField(field: string): void {
		if (!this.table.live || !this.planning) return;
		this.why.drop();
		const there = this.plan[field];
		if (this.held !== null && this.held === there) this.takeOff(field);
		else if (this.held !== null) this.lay(field, this.held);
		else if (there !== undefined) this.held = there;
		else this.field = this.field === field ? null : field;
	}

	lay(field: string, card: string): void {
		this.held = this.field = null;
		const next = lay(this.plan, field, card);
		const barred = Object.entries(next).find(([at, laid]) => !this.mayLie(at, laid));
		if (barred === undefined) this.plan = next;
		else this.#askWhyNot(barred[0], barred[1]);
	}

	takeOff(field: string): void {
		this.held = this.field = null;
		this.plan = takeOff(this.plan, field);
	}

	/** The next or the last card that may lie there and lies nowhere else. */
	turnCard(field: string, by: 1 | -1): void {
		if (!this.table.live || !this.planning) return;
		const there = this.plan[field];
		const free = this.hand.filter(
			(card) => card === there || (fieldOf(this.whole, card) === null && this.mayLie(field, card)),
		);
		const at = there === undefined ? (by === 1 ? -1 : free.length) : free.indexOf(there);
		const next = free[at + by];
		if (next === undefined) this.takeOff(field);
		else this.lay(field, next);
	}

	/** Last season's own plan, if there was one. */
	get last(): Plan | null {
		return lastPlan(this.table.journal);
	}

	copyLast(): void {
		if (this.last === null || this.choices === null) return;
		this.held = this.field = null;
		this.plan = copied(this.last, this.choices);
	}

	fillUp(): void {
		if (this.choices === null) return;
		this.held = this.field = null;
		this.plan = filledUp(this.plan, this.choices);
	}

	/** All fields at once. */
	seal(): void {
		if (this.moves === null) return;
		void this.table.play(this.moves, this.words.say('board-seal'));
	}

	/** A province of the map, clicked or chosen by a key. */
	pickProvince(name: string): void {
		this.looked = { kind: 'province', id: name };
		if (!this.table.live) return;
		if (this.planning) {
			if (this.hand.includes(name)) this.pickCard(name);
			return;
		}
		if (!this.open.has(name)) {
			this.#askWhyNoMarch(name);
			return;
		}
		this.why.drop();
		if (this.targets.has(name)) this.aim(name);
		else this.target = this.target === name ? null : name;
	}

	aim(target: string): void {
		const numbers = this.targets.get(target) ?? [];
		this.target = target;
		this.number = numbers.includes(this.number) ? this.number : (numbers.at(-1) ?? 1);
	}

	/** The move that the choice would be. */
	get move(): string | null {
		const { legal, target } = this;
		if (legal === null) return null;
		const wanted =
			this.source !== null && target !== null
				? `move ${this.source} ${target} ${this.number}`
				: viewOf(this.table)?.phase === 'winter' && target !== null
					? `revolt ${target}`
					: this.chosen;
		return legal.some(({ text }) => text === wanted) ? wanted : null;
	}

	send(text: string): void {
		this.shown = null;
		const reveals = text.startsWith('draft top') || text.startsWith('draft refresh');
		void this.table.play([text], this.words.move(text), reveals);
	}

	look(kind: Looked['kind'], id: string): void {
		this.looked = { kind, id };
	}

	get hasChoice(): boolean {
		if (this.planning) {
			return this.held !== null || this.field !== null || Object.keys(this.plan).length > 0;
		}
		return this.target !== null || this.chosen !== null;
	}

	/** Step by step: what is held, then the whole choice. */
	clear(): void {
		this.why.drop();
		if (this.held !== null || this.field !== null) {
			this.held = this.field = null;
			return;
		}
		this.#reset();
	}

	#reset(): void {
		this.plan = {};
		this.held = this.field = this.target = this.chosen = null;
		this.number = 0;
	}

	#open(): ReadonlySet<string> {
		const view = viewOf(this.table);
		if (this.planning) {
			const free = this.hand.filter(
				(card) => isProvince(card) && fieldOf(this.whole, card) === null,
			);
			return new Set(free);
		}
		if (this.targets.size > 0) return new Set(this.targets.keys());
		const legal = this.legal ?? [];
		if (view?.phase === 'winter') return new Set(legal.map(({ args }) => args[0]!));
		if (view?.phase === 'draft')
			return new Set(legal.filter(({ args }) => args[0] === 'open').map(({ args }) => args[1]!));
		return new Set();
	}

	/** What is asked; a plan outlives news that leave it as it is. */
	readonly #asked = $derived.by(() => {
		const { replaying, state } = this.table;
		const view = viewOf(this.table);
		if (!state.my_turn || replaying || view === null) return null;
		return this.planning ? `${view.year} ${view.season}` : `${state.decision}`;
	});

	#ask(): (() => void) | void {
		const asked = this.#asked;
		untrack(() => {
			const laid = this.#laid.turnTo(this.planning ? asked : null, this.plan);
			this.#reset();
			this.plan = laid ?? {};
		});
		this.why.drop();
		this.legal = this.choices = null;
		if (asked === null) return;
		return untrack(() =>
			this.planning
				? untilAnswered(
						() => this.table.choices(),
						(choices) => (this.choices = choices),
					)
				: untilAnswered(
						() => this.table.legal(),
						(texts) => (this.legal = texts.map(readMove)),
					),
		);
	}

	#checkPlan(): (() => void) | void {
		const moves = this.planning ? this.moves : null;
		this.isPlanRight = false;
		this.why.drop();
		if (moves === null) return;
		const take = (refusal: Refusal | null) => {
			this.isPlanRight = refusal === null;
			if (refusal !== null && Object.keys(this.plan).length > 0) this.why.tell(refusal);
		};
		return untrack(() => untilAnswered(() => this.table.check(moves), take, CHECK_AFTER));
	}

	/** Why a card may not lie there: the fields before it are filled with what may lie there. */
	#askWhyNot(field: string, card: string): void {
		const used = new Set([card]);
		const moves: string[] = [];
		for (const each of FIELDS) {
			if (each === field) break;
			const free = this.choices?.[each]?.find((other) => other === 'none' || !used.has(other));
			if (free === undefined) continue;
			used.add(free);
			moves.push(`plan ${each} ${free}`);
		}
		this.why.ask([...moves, `plan ${field} ${card}`]);
	}

	#askWhyNoMarch(name: string): void {
		if (this.source === null || name === this.source) return;
		this.target = null;
		this.why.ask([`move ${this.source} ${name} 1`]);
	}

	/** While the cubes of a throw fall that nobody has seen yet, only what led to it is told. */
	#keepBack(): void {
		const after = this.falling?.at === this.#fresh ? this.#fresh : null;
		untrack(() => this.table.veil?.(after));
		if (this.#keeps && after === null) this.#fresh = null;
		this.#keeps = after !== null;
	}

	/** A battle that the guide has spoken of is put away when it goes on. */
	#followGuide(): void {
		const speaks = this.table.guidance?.point_at.includes('point=battle') ?? false;
		untrack(() => {
			if (this.#spokenOf && !speaks) this.shown = null;
			this.#spokenOf = speaks;
		});
	}

	/** Who has played to the end knows what is what. */
	#remember(): void {
		const { replaying, seat } = this.table;
		const over = viewOf(this.table)?.phase === 'over' && !replaying && seat !== null;
		if (over) untrack(() => remembered.played(this.table.game));
	}

	/** Shows a throw that is news, or has been asked for once more; its cubes begin to fall. */
	#throw(at: number): void {
		const fight = this.fights[at]!;
		if (this.shown !== at && !this.table.settings.still) this.falling = fight;
		this.shown = at;
		if (!this.table.step?.again) this.#fresh = fight.at;
	}

	/** A battle of the others is shown as long as its step is; ours, until it is put away. */
	#showBattle(): void {
		const { step, seat } = this.table;
		const { fights } = this;
		const at = step ? fights.findIndex((fight) => fight.at >= step.from && fight.at < step.to) : -1;
		untrack(() => {
			const other = this.shown === null ? undefined : fights[this.shown];
			if (at >= 0) this.#throw(at);
			else if (other && !concerns(other, seat)) this.shown = null;
		});
	}

	/** Throws that concern us, and scorings, are shown when they come; not what was there before. */
	#showNews(): void {
		const { fights } = this;
		if (this.table.step?.again) return; // what comes after it is no news
		const scorings = scoringsOf(this.table.journal).length;
		untrack(() => {
			if (this.#known >= 0 && !this.table.replaying) {
				const ours = fights.findLastIndex((fight) => concerns(fight, this.table.seat));
				if (ours >= this.#known) this.#throw(ours);
				if (scorings > this.#scored) {
					this.shown = this.falling = null;
					// A puzzle's guide has the word: a dialog would lie over it.
					const guided = this.table.state.lesson?.kind === 'puzzle';
					if (viewOf(this.table)?.phase !== 'over' && !guided) this.dialog = 'score';
				}
			}
			this.#known = fights.length;
			this.#scored = scorings;
		});
	}
}
