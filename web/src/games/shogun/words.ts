/** Provinces, cards and moves in the player's language. */
import { called } from '../../table/called';
import { TableWords } from '../../table/words';
import type { Fight } from './journal';
import type { Line } from './label';
import { BUILDINGS, isOut, viewOf, type Province, type ShogunView } from './view';
import { PLACES } from './map';
import { readMove } from './moves';
import { sameParts } from './sameParts';

export function capital(text: string, language: string): string {
	return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

export class Words extends TableWords {
	/** Of a province, as long as it is the same one. */
	readonly #told = new Map<
		string,
		{ readonly there: Province | undefined; readonly language: string; readonly said: string }
	>();

	/** Who plays there, and as whom; "You", to yourself. */
	player(seat: number): string {
		const { table } = this;
		if (this.mine(seat) === 'no') return called(table)(seat);
		return capital(this.say('web-you'), table.text.language);
	}

	list(items: readonly string[]): string {
		return new Intl.ListFormat(this.table.text.language, { type: 'unit' }).format(items);
	}

	/** Of a seat or of the peasants. */
	cubes(of: string): string {
		return of === 'peasant' ? this.say('board-peasants') : this.side(Number(of));
	}

	/** Who fights: a player or the peasants. */
	party(of: string): string {
		return of === 'peasant' ? this.cubes(of) : this.player(Number(of));
	}

	/** A province, a chest card, or no card. */
	card(id: string): string {
		return this.say(`card-${id}`);
	}

	/** A province in a narrow place: "Awa". */
	short(id: string): string {
		return this.card(id).split(' (')[0]!;
	}

	/** The name of an action where there is little room: "Castle". */
	action(id: string): string {
		return this.say(`field-${id}`);
	}

	/** What an open card is and does. */
	about(key: string): string {
		return `${this.say(key)}. ${this.say(`${key}.effect`)}`;
	}

	/** Everything about a province in one sentence, for those who do not see the map. */
	province(id: string): string {
		const view = viewOf(this.table);
		const { language, ready } = this.table.text;
		const known = this.#told.get(id);
		const there = sameParts(known?.there, view?.provinces[id]);
		if (known && known.there === there && known.language === language) return known.said;
		const said = this.#tell(id, view, there);
		if (view !== null && ready) this.#told.set(id, { there, language, said });
		return said;
	}

	#tell(id: string, view: ShogunView | null, there: Province | undefined): string {
		const place = PLACES[id];
		if (view === null || place === undefined) return this.card(id);
		if (isOut(view, id)) return `${this.card(id)}: ${this.say('board-out')}`;
		const said = [this.say(`region-${place[view.board]}`)];
		if (there === undefined) said.push(this.say('label-neutral'));
		else {
			said.push(this.side(there.owner), this.say('label-armies', { count: there.armies }));
			const built = BUILDINGS.filter((kind) => there[kind]);
			said.push(...built.map((kind) => this.say(`building-${kind}`)));
			if (there.markers > 0) said.push(this.say('label-markers', { count: there.markers }));
		}
		const free = place.sites - BUILDINGS.filter((kind) => there?.[kind]).length;
		said.push(
			this.say('board-free', { free, count: place.sites }),
			this.say('label-chests', { count: place.chests }),
			this.say('label-rice', { count: place.rice }),
		);
		return `${this.card(id)}: ${said.join(', ')}`;
	}

	/** How many armies stand in a province. */
	armies(id: string): string {
		return this.say('label-armies', { count: viewOf(this.table)?.provinces[id]?.armies ?? 0 });
	}

	/** What else stands and grows there, a line for each. */
	lines(id: string): Line[] {
		const place = PLACES[id]!;
		const there = viewOf(this.table)?.provinces[id];
		const built = BUILDINGS.filter((kind) => there?.[kind]);
		const free = place.sites - built.length;
		const lines: Line[] = built.map((kind) => ({
			sign: kind,
			text: this.say(`building-${kind}`),
		}));
		if (free > 0) lines.push({ sign: 'site', text: this.say('label-free', { count: free }) });
		lines.push(
			{ sign: 'chests', text: this.say('label-chests', { count: place.chests }) },
			{ sign: 'rice', text: this.say('label-rice', { count: place.rice }) },
		);
		const count = there?.markers ?? 0;
		if (count > 0) lines.push({ sign: 'revolt', text: this.say('label-markers', { count }) });
		return lines;
	}

	/** A move in words, as a button says it. */
	move(text: string): string {
		const { verb, args } = readMove(text);
		switch (verb) {
			case 'draft': {
				const [how = '', province = '', armies = ''] = args;
				if (how === 'open')
					return this.say('move-draft-open', {
						province: this.card(province),
						armies: Number(armies),
					});
				return this.say(`move-draft-${how}`, { armies: Number(args[1] ?? 0) });
			}
			case 'plan':
				return this.say('move-plan', { action: this.action(args[0]!), card: this.card(args[1]!) });
			case 'choose':
				return this.say('move-choose', { special: this.say(`special-${args[0]}`) });
			case 'move': {
				const [from = '', to = '', armies = ''] = args;
				// In a replay another moment may be shown than the one in which it was made.
				const attacks = !this.table.replaying && this.attacks(to);
				const key = attacks ? 'board-attack' : 'board-march';
				return this.say(key, {
					from: this.card(from),
					to: this.card(to),
					armies: Number(armies),
				});
			}
			case 'revolt':
				return this.say('move-revolt', { province: this.card(args[0]!) });
			default:
				return this.say(`move-${verb}`);
		}
	}

	/** Is it a province of somebody else, or of nobody? */
	attacks(province: string): boolean {
		return viewOf(this.table)?.provinces[province]?.owner !== this.table.seat;
	}

	/** How a throw ended, in one line. */
	result(fight: Fight): string {
		const { result } = fight;
		if (result === null) return this.say('fight-opening');
		const args = {
			who: this.player(Number(result.seat)),
			mine: this.mine(Number(result.seat)),
			province: this.card(String(result.province)),
			own: Number(result.own),
			against: Number(result.against),
			left: Number(result.left ?? 0),
		};
		return this.say(`log-${result.kind}`, args);
	}

	/** What a fight was about: "Battle for Shinano". */
	fight({ opening }: Fight): string {
		if (opening === null) return this.say('fight-title-opening');
		const province = this.card(String(opening.to ?? opening.province));
		return this.say(`fight-title-${opening.kind}`, { province });
	}
}
