/** The prompt of Chu Han: what is asked, what the choice would be, and the answers. */
import { api } from '../../api/client';
import type { Action, Prompt, StandingAnswer } from '../../table/prompt';
import type { Refusal } from '../../table/shapes';
import { questionOf, type Question } from './asked';
import { MOVE_KEYS } from './keys';
import { readMove, type Move } from './moves';
import type { ChuHanPlay } from './play.svelte';
import { playsOf } from './plays';
import { forecastOf, handSize, toBeat, viewOf, type ChuHanView } from './view';

const REACTIONS = new Set(['lyu_zhi', 'xiao_he']);

export class ChuHanPrompt implements Prompt {
	readonly #play: ChuHanPlay;

	constructor(play: ChuHanPlay) {
		this.#play = play;
	}

	get sentence(): string {
		const { table, words } = this.#play;
		const view = viewOf(table);
		if (view === null) return '';
		if (view.phase === 'over' || view.to_move === null) return words.say('ask-over');
		const question = questionOf(view, table.seat);
		if (question === null) return words.say('ask-wait', { who: words.side(view.to_move) });
		return this.#asked(question, view);
	}

	get detail(): string {
		const { chosen, options, table, words } = this.#play;
		const view = viewOf(table);
		if (view === null) return '';
		if (view.phase === 'react') return this.#does(view);
		if (view.to_move !== table.seat) return '';
		if (chosen.length === 0) return this.#more(view);
		const said = [
			words.say('prompt-chosen', { cards: words.cards(chosen.map(({ card }) => card)) }),
		];
		if (this.#play.wanted('discard').length > 0) {
			said.push(words.say('prompt-prize'));
		}
		const points = forecastOf(table)?.going_out[table.seat ?? 0]?.total;
		const whole = chosen.filter(({ zone }) => zone === 'hand').length;
		if (points !== undefined && options.length > 0 && whole === handSize(view, table.seat ?? 0)) {
			said.push(words.say('prompt-going_out', { points }));
		}
		return said.join(' ');
	}

	get primary(): Action | null {
		const { legal, options, table, words } = this.#play;
		const view = viewOf(table);
		if (view === null || view.to_move !== table.seat || legal === null || table.held) return null;
		const [move] = options;
		if (move !== undefined) return this.#action(move);
		const lone = legal.length === 1 ? legal[0] : undefined;
		const allow = legal.find(({ verb }) => verb === 'allow');
		const answer = lone ?? allow;
		if (answer !== undefined) return this.#action(answer);
		const one = view.phase === 'give' || view.phase === 'take';
		const label = words.say(one ? 'prompt-choose-card' : 'prompt-choose');
		return { label, run: () => undefined, disabled: true };
	}

	get others(): readonly Action[] {
		const { legal, options, table } = this.#play;
		if (legal === null || legal.length < 2 || table.held) return [];
		const bare = legal.filter(
			({ verb, ability }) =>
				verb in MOVE_KEYS || (verb === 'use' && ability !== null && REACTIONS.has(ability)),
		);
		const first = this.primary?.label;
		return [...options.slice(1), ...bare]
			.map((move) => this.#action(move))
			.filter(({ label }) => label !== first);
	}

	/** Reactions may be answered once for all; while they are, it can be taken back at any time. */
	get standing(): StandingAnswer | null {
		const { table, words } = this.#play;
		const view = viewOf(table);
		const now = table.state.standing === 'allow' ? 'allow' : 'ask';
		const asked = view?.phase === 'react' && view.to_move === table.seat;
		if (table.seat === null || view?.phase === 'over' || (!asked && now === 'ask')) return null;
		return {
			label: words.say('window-standing'),
			answers: ['ask', 'allow'].map((id) => ({ id, label: words.say(`window-${id}`) })),
			now,
			choose: (id) => table.does?.(() => api.standing(table.id, id)),
		};
	}

	get refusal(): Refusal | null {
		return this.#play.why.refusal;
	}

	get clear(): (() => void) | null {
		return this.#play.chosen.length > 0 ? () => this.#play.clear() : null;
	}

	#asked(question: Question, view: ChuHanView): string {
		const { table, words } = this.#play;
		switch (question) {
			case 'ask-react-lyu_zhi':
			case 'ask-react-xiao_he': {
				const card = words.card(readMove(view.pending[0]?.text ?? '').ability ?? '');
				const who = words.side(view.pending.at(-1)?.seat ?? 0);
				return words.say(`${question}.short`, { who, card });
			}
			case 'ask-lead':
				return words.say(`${question}.short`);
			case 'ask-counter': {
				const last = playsOf(view).find((laid) => laid.last);
				// Ten cards that count as 1s are no ten 1s.
				const which = last?.ability === 'zhongli_mo' ? 'mixed' : 'short';
				return words.say(`${question}.${which}`, { ...toBeat(table) });
			}
			default:
				return words.say(question);
		}
	}

	/** What the ability would do that waits, said of the one who uses it. */
	#does(view: ChuHanView): string {
		const { table, words } = this.#play;
		const used = view.pending.at(-1);
		if (used === undefined) return '';
		const card = readMove(used.text).ability ?? '';
		if (used.seat === table.seat) return words.say(`card-${card}.ability`);
		const who = words.side(used.seat);
		return words.say(`card-${card}.used`, { who, rival: words.side(1 - used.seat) });
	}

	#more(view: ChuHanView): string {
		const turn = view.phase === 'lead' || view.phase === 'counter';
		return turn && !view.must_play ? this.#play.words.say(`ask-${view.phase}.more`) : '';
	}

	#action(move: Move): Action {
		const label = this.#play.words.move(move.text);
		const disabled = !this.#play.table.live;
		const key = MOVE_KEYS[move.verb];
		return {
			label,
			run: () => this.#play.send(move.text),
			disabled,
			...(key === undefined ? {} : { key }),
		};
	}
}
