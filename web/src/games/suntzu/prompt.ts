/** The prompt of Sun Tzu: what is asked, what the choice would be, and the answers. */
import type { Action, Prompt } from '../../table/prompt';
import type { Refusal } from '../../table/shapes';
import { questionOf } from './asked';
import { DIALOG_KEYS, MOVE_KEYS } from './keys';
import type { Move } from './moves';
import type { SunTzuPlay } from './play.svelte';
import { nearSeat, viewOf, type SunTzuView } from './view';

/** More answers than this are told in the list of all moves. */
const MOST_BUTTONS = 3;

export class SunTzuPrompt implements Prompt {
	readonly #play: SunTzuPlay;

	constructor(play: SunTzuPlay) {
		this.#play = play;
	}

	get sentence(): string {
		const { table, words } = this.#play;
		const view = viewOf(table);
		if (view === null) return '';
		if (view.phase === 'over') return words.say('ask-over');
		const question = questionOf(view, table.seat);
		if (question === null) {
			const who = view.turn.map((seat) => words.side(seat)).join(', ');
			return words.say('ask-wait', { who });
		}
		return words.say(question, this.#about(view));
	}

	get detail(): string {
		const { table, words, planning } = this.#play;
		const view = viewOf(table);
		if (view === null) return '';
		if (planning) return this.#laid();
		const fresh = this.#play.news.fresh.at(-1);
		if (fresh === undefined) return '';
		return `${words.province(fresh.province)}: ${words.battle(fresh)}.`;
	}

	get primary(): Action | null {
		const { legal, options, table, words, planning, choices } = this.#play;
		const view = viewOf(table);
		if (view === null || !table.state.my_turn || table.replaying || table.held) return null;
		if (planning) {
			if (choices === null) return null;
			const label = words.say('prompt-confirm');
			return { label, run: () => this.#play.confirm(), disabled: !this.#play.isComplete };
		}
		if (legal === null) return null;
		if (view.phase === 'drawing') return this.#keeping(view);
		const [chosen] = options;
		const answer = chosen ?? this.#usual(legal);
		if (answer !== undefined) return this.#action(answer);
		const label = words.say(`prompt-choose-${this.#missing(legal)}`);
		return { label, run: () => undefined, disabled: true };
	}

	get others(): readonly Action[] {
		const { legal, options, table, words, planning } = this.#play;
		if (table.held || planning || legal === null || viewOf(table)?.phase === 'drawing') return [];
		const first = this.primary?.label;
		const bare = legal.filter((move) => isBare(move));
		const actions = [...options.slice(1), ...bare]
			.map((move) => this.#action(move))
			.filter(({ label }) => label !== first);
		const hidden = legal.length - bare.length;
		if (hidden > 1 || actions.length > MOST_BUTTONS) {
			const label = words.say('prompt-more');
			return [
				...actions.slice(0, MOST_BUTTONS),
				{ label, key: DIALOG_KEYS.moves, run: () => (this.#play.dialog = 'moves') },
			];
		}
		return actions;
	}

	get refusal(): Refusal | null {
		return this.#play.why.refusal;
	}

	get clear(): (() => void) | null {
		const { hasChoice, news } = this.#play;
		if (hasChoice) return () => this.#play.clear();
		return news.fresh.length > 0 ? () => news.read() : null;
	}

	/** How many cards or armies are asked for, and where. */
	#about({ battle, keep, pending, phase }: SunTzuView): { count: number; province: string } {
		const { table, words } = this.#play;
		const kept = keep[nearSeat(table)];
		const count = (phase === 'drawing' ? kept : pending[0]?.count) ?? 1;
		return { count, province: words.say(`to-${battle?.province ?? 'qin'}`) };
	}

	#laid(): string {
		const { words, plan, wanted, held, target, isComplete, pieces } = this.#play;
		const said = [
			isComplete
				? words.say('prompt-ready')
				: words.say('prompt-laid', { count: Object.keys(plan).length, of: wanted.length || 5 }),
		];
		const card = pieces.find(({ uid }) => uid === held)?.card;
		if (this.#play.eventMatters) said.push(this.#event());
		else if (card !== undefined) {
			said.push(words.say('prompt-where', { card: words.card(card) }));
		} else if (target !== null) {
			said.push(words.say('prompt-which', { province: words.province(target) }));
		}
		return said.join(' ');
	}

	/** What the event in force says of the card that is laid. */
	#event(): string {
		const { table, words } = this.#play;
		const event = viewOf(table)?.events.seen[0] ?? '';
		return `${words.say(`event-${event}`)}: ${words.effect('event', event)}`;
	}

	#keeping(view: SunTzuView): Action {
		const { kept, table, words } = this.#play;
		const wanted = view.keep[nearSeat(table)] ?? 1;
		if (kept.length < wanted) {
			const label = words.say('prompt-choose-card');
			return { label, run: () => undefined, disabled: true };
		}
		const cards = words.cards(kept.map((uid) => uid.split('/')[0]!));
		return { label: words.say('move-keep', { card: cards }), run: () => this.#play.keep() };
	}

	/** The answer that stands while nothing is chosen. */
	#usual(legal: readonly Move[]): Move | undefined {
		if (legal.length === 1) return legal[0];
		const active = legal.filter((move) => isBare(move) && !(move.verb in MOVE_KEYS));
		return active.length === 1 ? active[0] : undefined;
	}

	#missing(legal: readonly Move[]): 'province' | 'card' | 'warlord' {
		if (legal.some(({ provinces }) => provinces.length > 0)) return 'province';
		return legal.some(({ card }) => card !== null) ? 'card' : 'warlord';
	}

	#action(move: Move): Action {
		const key = MOVE_KEYS[move.verb];
		return {
			label: this.#play.words.move(move.text),
			run: () => this.#play.send(move),
			disabled: !this.#play.table.live,
			...(key === undefined ? {} : { key }),
		};
	}
}

/** A move that needs nothing to be chosen: it has a button of its own. */
function isBare({ verb, provinces, card, warlord }: Move): boolean {
	return provinces.length === 0 && card === null && (verb === 'use' || warlord === null);
}
