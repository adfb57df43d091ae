/** Cards, provinces and moves in the player's language. */
import { TableWords } from '../../table/words';
import type { Battle } from './battles';
import { kindOf, numeral, plusOf } from './cards';
import { readMove } from './moves';
import { viewOf } from './view';

export class Words extends TableWords {
	province(id: string): string {
		return this.say(`province-${id}`);
	}

	card(id: string): string {
		return id === 'plague' ? this.say('card-plague') : numeral(id);
	}

	cards(ids: readonly string[]): string {
		return ids.map((id) => this.card(id)).join(', ');
	}

	/** What a card does, in one sentence. */
	ability(id: string): string {
		return this.say(`card-${kindOf(id)}.ability`, plusOf(id));
	}

	/** The same in the few words that stand on the card; none on plain numbers. */
	line(id: string): string {
		const kind = kindOf(id);
		return kind === 'number' ? '' : this.say(`card-${kind}.line`, plusOf(id));
	}

	warlord(id: string): string {
		return this.say(`warlord-${id}`);
	}

	/** What an event or a Warlord does, in the edition that is played. */
	effect(of: 'event' | 'warlord', id: string): string {
		const edition = viewOf(this.table)?.options.edition ?? '';
		return this.say(`${of}-${id}.effect`, { edition });
	}

	/** A move in words: "Fight at Qin", "Use Ambush: Wu". */
	move(text: string): string {
		const { verb, provinces, card, warlord } = readMove(text);
		const [first, second] = provinces;
		if (verb === 'use' && warlord !== null) {
			const args = { warlord: this.warlord(warlord) };
			if (second !== undefined) {
				const way = { from: this.province(first!), to: this.say(`to-${second}`) };
				return this.say('move-use-move', { ...args, ...way });
			}
			return first === undefined
				? this.say('move-use', args)
				: this.say('move-use-at', { ...args, province: this.province(first) });
		}
		if (text === 'pay pool') return this.say('move-pay-pool');
		return this.say(`move-${verb}`, {
			...(first === undefined ? {} : { province: this.#place(verb, first) }),
			...(card === null ? {} : { card: this.card(card) }),
			...(warlord === null ? {} : { warlord: this.warlord(warlord) }),
		});
	}

	/** How a battle ended: "9 against 5: Chu wins by 4, 2 armies march in". */
	battle({ how, totals, winner, margin, returned, places }: Battle): string {
		if (how === 'plague') return this.say('battle-plague', { returned });
		if (how === 'not_fought') return this.say('battle-countered');
		if (how === 'open') return this.say('battle-open');
		const [high = 0, low = 0] = [...totals].sort((a, b) => b - a).map(this.#figure);
		if (winner === null) return this.say('battle-drawn', { high, low });
		const won = { who: this.side(winner), mine: this.mine(winner), margin, returned, places };
		return this.say('battle-won', { high, low, ...won });
	}

	/** The same in the few words that stand in a province: "Chu wins by 4". */
	brief({ how, winner, margin, returned }: Battle): string {
		if (how === 'plague') return this.say('battle-plague', { returned });
		if (how === 'not_fought') return this.say('battle-countered');
		if (how === 'open') return '';
		if (winner === null) return this.say('battle-brief-drawn');
		return this.say('battle-brief-won', {
			who: this.side(winner),
			margin,
			mine: this.mine(winner),
		});
	}

	/** The same in a few words, with its round: "round 4, Chu won". */
	past({ round, how, winner }: Battle): string {
		if (how === 'plague' || how === 'not_fought') return this.say('battle-past-plague', { round });
		return winner === null
			? this.say('battle-past-drawn', { round })
			: this.say('battle-past-won', { round, who: this.side(winner) });
	}

	#figure = (total: number): string | number => (total < 0 ? `−${-total}` : total);

	#place(verb: string, province: string): string {
		const from = verb === 'pay' || verb === 'transfer';
		return this.say(`${from ? 'source' : 'province'}-${province}`);
	}
}
