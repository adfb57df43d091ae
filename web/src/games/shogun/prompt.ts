/** The prompt of Shogun: what is asked, what the choice would be, and the answers. */
import type { Action, Prompt } from '../../table/prompt';
import type { Refusal } from '../../table/shapes';
import { questionOf } from './asked';
import { MOVE_KEYS } from './keys';
import { hindrance } from './plan';
import type { ShogunPlay } from './play.svelte';
import { FIELDS, forecastOf, viewOf, type ShogunView } from './view';

export class ShogunPrompt implements Prompt {
	readonly #play: ShogunPlay;

	constructor(play: ShogunPlay) {
		this.#play = play;
	}

	get sentence(): string {
		const { table, words } = this.#play;
		const view = viewOf(table);
		if (view === null) return '';
		if (view.phase === 'over') return words.say('ask-over');
		const question = questionOf(view, table.seat);
		if (question === null) {
			return words.say('ask-wait', { who: words.list(this.#waitedFor(view.turn)) });
		}
		return words.say(question, {
			season: words.say(`season-${view.season}`),
			province: this.#province(view),
		});
	}

	get detail(): string {
		const { table, words, planning, source, target, held, field } = this.#play;
		if (table.replaying || !table.state.my_turn) return this.#news();
		if (planning) {
			if (held !== null) return words.say('board-held', { card: words.card(held) });
			if (field !== null) return words.say('board-waits', { action: words.action(field) });
			return this.#play.laid === 0 ? words.say('board-plan-how') : this.#inVain();
		}
		if (source !== null && target !== null) {
			const odds = forecastOf(table)?.battle?.odds[target]?.[String(this.#play.number)];
			if (odds !== undefined) return words.say('label-odds', { ...odds });
		}
		return this.#news();
	}

	get primary(): Action | null {
		const play = this.#play;
		const { table, words, legal, planning, choices } = play;
		const view = viewOf(table);
		if (view === null || !table.state.my_turn || table.replaying || table.held) return null;
		if (planning) {
			if (choices === null) return null;
			const label = words.say('board-seal-count', { laid: play.laid });
			return { label, run: () => play.seal(), disabled: !play.isPlanRight };
		}
		if (legal === null) return null;
		const lone = legal.length === 1 ? legal[0]!.text : null;
		const move = play.move ?? lone;
		if (move !== null) return this.#action(move);
		return { label: this.#missing(view), run: () => undefined, disabled: true };
	}

	get others(): readonly Action[] {
		const { legal, table } = this.#play;
		if (legal === null || legal.length < 2 || table.held) return [];
		const first = this.primary?.label;
		return legal
			.filter(({ text }) => text in MOVE_KEYS)
			.map(({ text }) => this.#action(text))
			.filter(({ label }) => label !== first);
	}

	get said(): boolean {
		return this.#play.planning;
	}

	get refusal(): Refusal | null {
		return this.#play.why.refusal;
	}

	get clear(): (() => void) | null {
		const play = this.#play;
		if (play.shown !== null) return () => (play.shown = null);
		return play.hasChoice ? () => play.clear() : null;
	}

	/** Where a group is to be placed, or armies march from. */
	#province({ action, actions, draft, plans }: ShogunView): string {
		const { source, table, words } = this.#play;
		const planned = plans[table.seat ?? 0]?.[actions.open[action] ?? ''];
		const card = draft?.drawn ?? source ?? planned;
		return typeof card === 'string' ? words.card(card) : '';
	}

	/** Several are called by their names alone, if these tell them apart. */
	#waitedFor(seats: readonly number[]): string[] {
		const { table, words } = this.#play;
		const names = seats.map((seat) => table.who(seat));
		const isEnough = seats.length > 1 && new Set(names).size === seats.length;
		return isEnough ? names : seats.map((seat) => words.player(seat));
	}

	/** The first card that is laid where it does nothing, and why. */
	#inVain(): string {
		const { table, whole, words } = this.#play;
		for (const field of FIELDS) {
			const why = hindrance(field, whole[field], forecastOf(table));
			if (why === null) continue;
			return words.say('board-in-vain', {
				action: words.action(field),
				card: words.card(whole[field]!),
				why: words.say(`why-${why}`),
			});
		}
		return '';
	}

	/** How the last throw ended, when its cubes lie there. */
	#news(): string {
		const { fights, falling, words } = this.#play;
		const last = fights.at(-1);
		const isKnown = last !== undefined && last.result !== null && falling === null;
		return isKnown ? words.result(last) : '';
	}

	#missing(view: ShogunView): string {
		const { target, words } = this.#play;
		switch (view.phase) {
			case 'draft': {
				const province = view.draft?.drawn ?? target;
				return province === null
					? words.say('ask-draft.short')
					: words.say('board-choose-group', { province: words.card(province) });
			}
			case 'choosing':
				return words.say('ask-choose.short');
			case 'winter':
				return words.say('ask-revolt.short');
			default:
				return words.say('board-choose-target');
		}
	}

	#action(text: string): Action {
		const { table, words } = this.#play;
		const key = MOVE_KEYS[text];
		return {
			label: words.move(text),
			run: () => this.#play.send(text),
			disabled: !table.live,
			...(key === undefined ? {} : { key }),
		};
	}
}
