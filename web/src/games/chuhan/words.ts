/** Cards and moves in the player's language. */
import { TableWords } from '../../table/words';
import { cardFace, isNamed } from './cards';
import type { TrickPlay } from './plays';
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

	/** A set by what it counts as, and the ability that makes it so: "two 5s with Peng Yue". */
	play({ ability, cards, counts, verb }: TrickPlay): string {
		if (verb === 'pass') return this.say('verb-pass');
		if (counts === null) return this.card(ability ?? '');
		if (ability === null) return this.set(counts);
		const with_ = { ...counts, card: this.card(cards[0] ?? '') };
		return this.say(ability === 'zhongli_mo' ? 'set-mixed' : 'set-with', with_);
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
