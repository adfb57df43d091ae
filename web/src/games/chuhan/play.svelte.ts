/** The choices being made at a table of Chu Han. Rules are asked for, never computed here. */
import { untrack } from 'svelte';
import { Tip, type Told } from '../../look/tip.svelte';
import { untilAnswered } from '../../table/asking';
import { WhyNot } from '../../table/whyNot.svelte';
import type { TableModel } from '../../table/model';
import type { Play } from '../game';
import { cardFace, sorted } from './cards';
import { flyOn } from './flight.svelte';
import { Identities, type Piece, type Pieces } from './identity';
import {
	askedText,
	completing,
	movesWith,
	partsKey,
	reachable,
	readMove,
	type Move,
	type Part,
} from './moves';
import { playsOf } from './plays';
import { nearSeat, openHand, viewOf } from './view';
import { Words } from './words';

/** A card that is chosen; `uid` tells equal ones apart. */
export interface Choice extends Part {
	readonly uid: string;
}

/** A card or something else that explains itself. */
export type Explained = { readonly card: string } | Told;

const CHECK_AFTER = 150;

export class ChuHanPlay implements Play {
	readonly table: TableModel;
	readonly words: Words;
	/** The legal moves; null until the server has told them. */
	legal = $state.raw<readonly Move[] | null>(null);
	chosen = $state.raw<readonly Choice[]>([]);
	readonly why: WhyNot;
	readonly tip = new Tip<Explained>();
	/** Which dialog is open. */
	dialog = $state<'discard' | 'moves' | 'event' | null>(null);

	readonly pieces: Pieces = $derived.by(() => this.#settle());
	/** The moves that the choice would be. */
	readonly options: readonly Move[] = $derived(
		this.chosen.length === 0 ? [] : movesWith(this.legal ?? [], this.chosen),
	);
	/** What can be added to the choice on the way to a legal move. */
	readonly #reach = $derived(reachable(this.legal ?? [], this.chosen));
	/** The decision that is ours; what is chosen outlives news that leave it as it is. */
	readonly #asked = $derived.by(() => this.#decision());
	readonly #uids = $derived(new Set(this.chosen.map(({ uid }) => uid)));
	#identities = new Identities();

	constructor(table: TableModel) {
		this.table = table;
		this.words = new Words(table);
		this.why = new WhyNot(table);
		flyOn(
			() => this.pieces,
			() => table.settings.still,
		);
		$effect(() => this.#askLegal());
		$effect(() => this.#askWhyNot());
	}

	isChosen(uid: string): boolean {
		return this.#uids.has(uid);
	}

	/** Is this card, not chosen yet, on the way to a legal move? */
	canAdd(part: Part): boolean {
		return this.#reach.has(partsKey([part]));
	}

	/**
	 * Cards of another place, any of which makes the choice a move: Ying Bu's prize, a card to give
	 * or to take. The one that is chosen already is among them.
	 */
	wanted(zone: Part['zone']): string[] {
		const others = this.chosen.filter((choice) => choice.zone !== zone);
		return sorted(completing(this.legal ?? [], others, zone));
	}

	toggle(choice: Choice): void {
		if (!this.table.live) return;
		if (this.isChosen(choice.uid)) {
			this.chosen = this.chosen.filter(({ uid }) => uid !== choice.uid);
		} else {
			// Of every place but the hand a move names one card at most.
			const kept = this.chosen.filter(({ zone }) => zone === 'hand' || zone !== choice.zone);
			this.chosen = [...kept, choice];
		}
	}

	/** The next card of a rank in hand; when all are chosen, none of them. */
	toggleRank(rank: number): void {
		const pieces = this.hand.filter(({ card }) => cardFace(card).rank === rank);
		const next = pieces.find(({ uid }) => !this.isChosen(uid));
		if (next !== undefined) this.toggle({ zone: 'hand', ...next });
		else for (const piece of pieces) this.toggle({ zone: 'hand', ...piece });
	}

	chooseAll(pieces: readonly Piece[]): void {
		if (!this.table.live) return;
		const others = this.chosen.filter(({ uid }) => !pieces.some((piece) => piece.uid === uid));
		this.chosen = [...others, ...pieces.map((piece) => ({ zone: 'hand' as const, ...piece }))];
	}

	clear(): void {
		this.chosen = [];
	}

	send(text: string): void {
		this.dialog = null;
		void this.table.play([text], this.words.move(text), text === 'writ');
	}

	get hand(): readonly Piece[] {
		return this.pieces.hand ?? [];
	}

	#settle(): Pieces {
		const view = viewOf(this.table);
		if (view === null) return {};
		const places: Record<string, readonly string[]> = {
			hand: sorted(openHand(view, nearSeat(this.table)) ?? []),
			row: view.row,
			discard: view.discard,
		};
		for (const play of playsOf(view)) places[play.place] = play.cards;
		return this.#identities.settle(
			places,
			untrack(() => this.#uids),
		);
	}

	#decision(): number | null {
		const { replaying, state } = this.table;
		return state.my_turn && !replaying ? state.decision : null;
	}

	#askLegal(): (() => void) | void {
		const asked = this.#asked;
		this.chosen = [];
		this.legal = null;
		if (asked === null) return;
		const take = (texts: readonly string[]) => {
			this.legal = texts.map(readMove);
			this.#chooseLone();
		};
		return untrack(() => untilAnswered(() => this.table.legal(), take));
	}

	/** A lone legal move is chosen already, and the player only has to agree. */
	#chooseLone(): void {
		const [move, ...others] = this.legal ?? [];
		if (move === undefined || others.length > 0 || this.chosen.length > 0) return;
		const free = [...this.hand];
		this.chosen = move.parts.map((part) => {
			const at = part.zone === 'hand' ? free.findIndex(({ card }) => card === part.card) : -1;
			const uid = at < 0 ? partsKey([part]) : free.splice(at, 1)[0]!.uid;
			return { ...part, uid };
		});
	}

	#askWhyNot(): (() => void) | void {
		const { chosen, legal, options } = this;
		this.why.drop();
		if (chosen.length === 0 || legal === null || options.length > 0) return;
		const text = askedText(chosen, (card) => cardFace(card).rank);
		return untrack(() => this.why.ask([text], CHECK_AFTER));
	}
}
