/** Cards and moves in the player's language. */
import { TableWords } from '../../table/words';
import { cardFace, isNamed } from './cards';
import type { ToBeat } from './view';

export class Words extends TableWords {
	/** As people call it in a sentence: "7", "Han Xin". */
	card(id: string): string {
		return isNamed(id) ? this.say(`card-${id}`) : id;
	}

	cards(ids: readonly string[]): string {
		return ids.map((id) => this.card(id)).join(', ');
	}

	/** With rank and name, as a screen reader tells it: "6, Han Xin". */
	cardFull(id: string): string {
		return `${cardFace(id).rank}, ${this.say(`card-${id}`)}`;
	}

	set({ size, rank }: ToBeat): string {
		return this.say('set-name', { size, rank });
	}

	/** A move in words: "Play three 7s", "Use Peng Yue with 4, 4". */
	move(text: string): string {
		const [verb = '', ...words] = text.split(' ');
		const ids = words.map((word) => word.replace('*', ''));
		const [first = '', ...others] = ids;
		switch (verb) {
			case 'play':
				return this.#playing(ids);
			case 'use':
				return others.length === 0
					? this.say('move-use', { card: this.card(first) })
					: this.say('move-use-with', { card: this.card(first), cards: this.cards(others) });
			case 'swap':
				return this.say('move-swap', { card: this.card(first), for: this.card(others[1] ?? '') });
			default:
				return this.say(`move-${verb}`, { card: this.cards(ids) });
		}
	}

	/** The cards are named where they are not all alike. */
	#playing(ids: readonly string[]): string {
		const rank = Math.max(...ids.map((id) => cardFace(id).rank));
		const args = { size: ids.length, rank };
		return ids.every((id) => id === ids[0] && !isNamed(id))
			? this.say('move-play.set', args)
			: this.say('move-play', { ...args, cards: this.cards(ids) });
	}
}
