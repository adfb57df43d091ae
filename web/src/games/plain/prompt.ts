/** What can be asked of any game: a move, or the parts of a plan. */
import type { Action, Prompt } from '../../table/prompt';
import type { Refusal } from '../../table/shapes';
import { seatName } from '../../texts/telling';
import type { PlainPlay } from './play.svelte';

export class PlainPrompt implements Prompt {
	readonly others = [];
	readonly #play: PlainPlay;

	constructor(play: PlainPlay) {
		this.#play = play;
	}

	get sentence(): string {
		const { asked, planning, part, table } = this.#play;
		const { text } = table;
		if (planning) return text.say('web-plain-part', { part: part!.name });
		if (asked) return text.say('web-plain-ask');
		const turn = (table.view?.turn ?? []) as readonly number[];
		if (turn.length === 0) return text.say('web-game-over');
		return text.say('web-plain-wait', {
			who: turn.map((seat) => seatName(text, seat)).join(', '),
		});
	}

	get detail(): string {
		const { chosen, parts, planning, table } = this.#play;
		if (!planning) return '';
		const count = Object.keys(chosen).length;
		return table.text.say('web-plain-chosen', { count, of: parts!.length });
	}

	get primary(): Action | null {
		const { asked, parts, planning, table, why, isComplete } = this.#play;
		if (!asked || table.held || !parts) return null;
		if (planning) {
			const disabled = !isComplete || why.refusal !== null;
			return { label: table.text.say('web-plain-send'), run: () => this.#play.confirm(), disabled };
		}
		const [only, ...more] = parts[0]?.moves ?? [];
		if (only === undefined || more.length > 0) return null;
		return { label: only, run: () => this.#play.choose(only) };
	}

	get refusal(): Refusal | null {
		return this.#play.why.refusal;
	}

	get clear(): (() => void) | null {
		return Object.keys(this.#play.chosen).length > 0 ? () => this.#play.clear() : null;
	}
}
