/** A table as it is looked at: behind the live one, as long as steps of the others are shown. */
import { api } from '../../api/client';
import type { JournalEvent } from '../../texts/telling';
import { called } from '../called';
import type { LiveTable } from '../live.svelte';
import type { Json, StateOut, TableModel } from '../model';
import { soleWinner } from '../result';
import { StepRunner, type Wait } from './stepRunner';
import { rememberSeen, seenOf } from './seen';
import { sentenceOf } from './sentence';
import { SLOWNESS } from './speed';
import { pastSteps, shownSteps, stepsOf } from './steps';
import type { GamePlayback, ShownStep, Step } from './steps';

const wait: Wait = (milliseconds, then) => {
	const timer = setTimeout(then, milliseconds);
	return () => clearTimeout(timer);
};

export class ShownTable implements TableModel {
	readonly #live: LiveTable;
	readonly #game: GamePlayback;
	readonly #runner: StepRunner<ShownStep>;
	step = $state.raw<ShownStep | null>(null);
	paused = $state(false);
	/** The place of the step among those that are played. */
	at = $state(0);
	count = $state(0);
	/** The steps that were made while nobody looked; to be shown if they are asked for. */
	missed = $state.raw<readonly Step[]>([]);
	/** Is something chosen that would be lost if another moment were shown? */
	isChoosing: () => boolean = () => false;
	/** Is the end of the game being shown? */
	isEnding: () => boolean = () => false;
	#pointed = $state.raw<readonly JournalEvent[]>([]);
	#hidden = $state(document.hidden);
	#veiled = $state<number | null>(null);
	/** So many events have been heard of, and what the table was like then. */
	#told: number;
	#view: Json | null;

	/** The last step is the table as it is: whoever has to decide is not kept from it. */
	readonly holding: boolean = $derived.by(
		() => this.step !== null && this.step.to < this.#live.journal.length,
	);
	readonly state: StateOut = $derived.by(() =>
		this.holding ? asItWas(this.#live.state, this.step!.view) : this.#live.state,
	);
	readonly journal: readonly JournalEvent[] = $derived.by(() =>
		this.holding ? this.#live.journal.slice(0, this.step!.to) : this.#live.journal,
	);
	readonly told: readonly JournalEvent[] = $derived.by(() =>
		this.#veiled === null ? this.journal : this.journal.slice(0, this.#veiled),
	);
	/** What the step is, in words. */
	readonly sentence = $derived.by(() =>
		this.step
			? sentenceOf(
					this.#live.text,
					this.#waits(this.step) ? this.told.slice(-1) : this.step.events,
					this.#game,
					this.#live.seat,
					called(this.#live),
				)
			: null,
	);
	readonly lit: readonly JournalEvent[] = $derived.by(() =>
		this.#pointed.length > 0 ? this.#pointed : (this.step?.events ?? []),
	);

	constructor(live: LiveTable, game: GamePlayback) {
		this.#live = live;
		this.#game = game;
		this.#told = live.journal.length;
		this.#view = live.state.view;
		this.#runner = new StepRunner<ShownStep>({
			wait,
			now: () => performance.now(),
			slowness: () => SLOWNESS[live.settings.playback],
			isAwaited: () => live.state.my_turn,
			onchange: () => this.#follow(),
		});
		this.#runner.sleep(document.hidden);
		this.missed = this.#whatWasMissed();
		live.heard = (from) => this.#hear(from);
		$effect(() => {
			if (!this.holding && !this.#hidden) rememberSeen(live.id, live.journal.length);
		});
		$effect(() => {
			if (live.settings.playback === 'off') this.finish();
		});
		$effect(() => {
			const look = () => {
				this.#hidden = document.hidden;
				this.#rest();
			};
			document.addEventListener('visibilitychange', look);
			return () => {
				document.removeEventListener('visibilitychange', look);
				live.heard = () => {};
				this.finish();
			};
		});
	}

	get id(): string {
		return this.#live.id;
	}

	get game(): string {
		return this.#live.game;
	}

	get presence() {
		return this.#live.presence;
	}

	get certain() {
		return this.#live.certain;
	}

	get text() {
		return this.#live.text;
	}

	get settings() {
		return this.#live.settings;
	}

	get receivedAt(): number {
		return this.#live.receivedAt;
	}

	get view(): Json | null {
		return this.state.view;
	}

	get seat(): number | null {
		return this.state.seat;
	}

	get toldTo(): number | null {
		return this.seat;
	}

	get forecast(): Json | null {
		return this.state.forecast;
	}

	get live(): boolean {
		return this.#live.live && !this.holding;
	}

	readonly replaying = false;

	get unified(): number | null {
		return this.isEnding() ? soleWinner(this.#live.state) : null;
	}

	get sending() {
		return this.#live.sending;
	}

	get held(): boolean {
		return this.#live.held && !this.holding;
	}

	get guidance() {
		return this.#live.guiding();
	}

	get refusal() {
		return this.#live.refusal;
	}

	get unconfirmed() {
		return this.#live.unconfirmed;
	}

	get again(): boolean {
		return this.#live.again;
	}

	who(seat: number): string {
		return this.#live.who(seat);
	}

	check(moves: readonly string[]) {
		return this.#live.check(moves);
	}

	play(moves: readonly string[], label: string, reveals = false) {
		this.missed = [];
		this.#runner.decided();
		this.finish();
		return this.#live.play(moves, label, reveals);
	}

	does(deed: () => Promise<unknown>) {
		return this.#live.does(deed);
	}

	legal() {
		return this.#live.legal();
	}

	choices() {
		return this.#live.choices();
	}

	point(events: readonly JournalEvent[]): void {
		this.#pointed = events;
	}

	veil(after: number | null): void {
		this.#veiled = after;
		this.#rest();
	}

	/** Is it my decision that waits behind what is shown? */
	get awaited(): boolean {
		return this.holding && this.#live.state.my_turn;
	}

	next(): void {
		this.#runner.next();
		if (this.paused && !this.holding) this.#runner.toggle(); // nothing is left to stop
	}

	back(): void {
		this.#runner.back();
	}

	toggle(): void {
		this.#runner.toggle();
	}

	/** To the table as it is. */
	finish(): void {
		this.#runner.finish();
	}

	/** Offered still, if something has been done before they came. */
	async showMissed(): Promise<void> {
		const steps = this.missed;
		const chosen = this.isChoosing();
		const shown = await this.#asTheyWere(steps);
		if (this.missed !== steps || (!chosen && this.isChoosing())) return;
		this.missed = [];
		this.#runner.add(shown);
	}

	/**
	 * Shows the step that an event belongs to once more; not while something is shown already, or
	 * chosen.
	 */
	async replay(event: JournalEvent): Promise<void> {
		const { journal, state, settings } = this.#live;
		if (this.step || this.isChoosing() || state.lesson !== null) return;
		if (settings.playback === 'off') return;
		const at = journal.indexOf(event);
		const step = stepsOf(journal, 0, null, this.#game).find(
			({ from, to }) => from <= at && at < to,
		);
		if (!step || step.to === journal.length) return; // the last one is what is seen
		const [shown] = await this.#asTheyWere([step]);
		if (!shown?.before || this.step || this.isChoosing()) return;
		this.#runner.decided(); // they wanted it themselves
		this.#runner.add([{ ...shown, again: true }]);
	}

	dropMissed(): void {
		this.missed = [];
	}

	#hear(from: number): void {
		const { journal, state } = this.#live;
		const [told, view] = [this.#told, this.#view];
		this.#told = journal.length;
		this.#view = state.view;
		if (from < told) return this.finish(); // something was taken back, or is seen by other eyes
		if (!view || !state.view || state.lesson !== null) return;
		const steps = stepsOf(journal, told, state.seat, this.#game);
		if (state.window !== null && state.my_turn) {
			this.finish(); // the answer must be given soon
			steps.splice(0, steps.length - 1);
		}
		this.#runner.add(shownSteps(steps, journal, told, view, state.view, this.#game));
		// Whoever breaks off at once finds out at once what may be done.
		if (this.awaited) this.#live.legal().catch(() => undefined);
	}

	/** For what is still to be seen before it. What a step itself shows is as long as the step. */
	#waits({ from }: ShownStep): boolean {
		return this.#veiled !== null && this.#veiled < from;
	}

	#rest(): void {
		const { current } = this.#runner;
		const waits = current === null ? this.#veiled !== null : this.#waits(current);
		this.#runner.sleep(document.hidden || waits);
	}

	#follow(): void {
		const { current, paused, at, count } = this.#runner;
		Object.assign(this, { step: current, paused, at, count });
	}

	/** With the tables that they were made at; if those cannot be had, at the table as it is. */
	async #asTheyWere(steps: readonly Step[]): Promise<ShownStep[]> {
		const { id, state } = this.#live;
		const [first, last] = [steps[0]?.from ?? 0, steps.at(-1)?.to ?? 0];
		const moments = await api.moments(id, first, last).catch(() => []);
		const { journal } = this.#live;
		const undone = steps.some(({ from, events }) => journal[from] !== events[0]);
		return undone ? [] : pastSteps(steps, journal, moments, state.view, this.#game);
	}

	#whatWasMissed(): readonly Step[] {
		const { id, journal, state, settings } = this.#live;
		const seen = seenOf(id);
		const away = seen !== null && seen < journal.length && state.status === 'playing';
		if (!away || state.seat === null || settings.playback === 'off') return [];
		return stepsOf(journal, seen, state.seat, this.#game);
	}
}

/** The table at an earlier moment: its clocks go on, and nothing can be done. */
function asItWas(state: StateOut, view: Json | null): StateOut {
	return {
		...state,
		view,
		forecast: null,
		my_turn: false,
		decision: null,
		can_undo: false,
		may_abort: false,
		window: null,
		status: 'playing',
		result: null,
	};
}
