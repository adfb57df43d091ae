/** The choices being made at a table of Sun Tzu. Rules are asked for, never computed here. */
import { untrack } from 'svelte';
import { Tip } from '../../look/tip.svelte';
import { untilAnswered } from '../../table/asking';
import { WhyNot } from '../../table/whyNot.svelte';
import { Laid } from '../../table/laid';
import type { TableModel } from '../../table/model';
import type { Play } from '../game';
import { EVENT_CARDS, pieces, type Piece } from './cards';
import { movesWith, NOTHING, provincesAfter, readMove, type Chosen, type Move } from './moves';
import { News } from './news.svelte';
import { lay, takeBack, type Plan } from './plan';
import { nearSeat, open, PROVINCES, viewOf } from './view';
import { Words } from './words';

type Choices = Readonly<Record<string, readonly string[]>>;

export class SunTzuPlay implements Play {
	readonly table: TableModel;
	readonly words: Words;
	readonly news: News;
	/** The legal moves; null until the server has told them. */
	legal = $state.raw<readonly Move[] | null>(null);
	/** What may lie where; null until the server has told it. */
	choices = $state.raw<Choices | null>(null);
	chosen = $state.raw<Chosen>(NOTHING);
	/** The card in hand, or already laid, that is about to be laid. */
	held = $state<string | null>(null);
	/** The province for which a card is about to be chosen. */
	target = $state<string | null>(null);
	/** The drawn cards that are to be kept. */
	kept = $state.raw<readonly string[]>([]);
	readonly why: WhyNot;
	readonly tip = new Tip();
	/** Which dialog is open. */
	dialog = $state<'moves' | 'event' | 'warlord' | 'removed' | null>(null);

	/** All cards of the own hand, those that are planned to be laid too. */
	readonly pieces: readonly Piece[] = $derived.by(() => {
		const view = viewOf(this.table);
		return pieces(open(view?.hands[nearSeat(this.table)]) ?? []);
	});
	readonly drawn: readonly Piece[] = $derived.by(() => {
		const view = viewOf(this.table);
		return pieces(open(view?.drawn[nearSeat(this.table)]) ?? []);
	});
	/** The moves that the choice would be. */
	readonly options: readonly Move[] = $derived(movesWith(this.legal ?? [], this.chosen));
	/** Provinces that can be chosen now. */
	readonly targets: ReadonlySet<string> = $derived.by(() => {
		const { provinces } = this.chosen;
		const on = provincesAfter(this.legal ?? [], provinces);
		// Another first one may be chosen instead, or the same once more.
		return new Set([...on, ...provinces, ...provincesAfter(this.legal ?? [], [])]);
	});
	#plan = $state.raw<Plan>({});
	#laid = new Laid<Plan>();

	constructor(table: TableModel) {
		this.table = table;
		this.words = new Words(table);
		this.why = new WhyNot(table);
		this.news = new News(table);
		$effect(() => this.#ask());
	}

	/** Are orders being laid by us? */
	get planning(): boolean {
		const { replaying, state } = this.table;
		return state.my_turn && !replaying && viewOf(this.table)?.phase === 'placing';
	}

	/** Orders as they are arranged; cards that are not in hand any more are none. */
	get plan(): Plan {
		if (!this.planning) return {};
		const there = new Set(this.pieces.map(({ uid }) => uid));
		return Object.fromEntries(Object.entries(this.#plan).filter(([, uid]) => there.has(uid)));
	}

	/** The provinces that still want a card of ours in this round. */
	get wanted(): readonly string[] {
		return PROVINCES.filter((province) => this.choices?.[province] !== undefined);
	}

	get isComplete(): boolean {
		const { plan, wanted } = this;
		return wanted.length > 0 && wanted.every((province) => plan[province] !== undefined);
	}

	/** Is a card in hand or laid that the event in force speaks of? */
	get eventMatters(): boolean {
		const event = viewOf(this.table)?.events.seen[0];
		const wanted = event === undefined ? undefined : EVENT_CARDS[event];
		if (wanted === undefined || !this.planning) return false;
		const uids = [...Object.values(this.plan), ...(this.held === null ? [] : [this.held])];
		return uids.some((uid) => this.#card(uid) === wanted);
	}

	/** The cards that are seen in hand: what is laid has left it. */
	get hand(): readonly Piece[] {
		const laid = new Set(Object.values(this.plan));
		return this.pieces.filter(({ uid }) => !laid.has(uid));
	}

	cardAt(province: string): string | null {
		const uid = this.plan[province];
		return uid === undefined ? null : this.#card(uid);
	}

	mayLie(uid: string, province: string): boolean {
		const card = this.#card(uid);
		return card !== null && (this.choices?.[province]?.includes(card) ?? false);
	}

	/** A click or a key on a card of the hand. */
	pick(piece: Piece): void {
		if (!this.table.live) return;
		this.why.drop();
		if (!this.planning) {
			const card = this.chosen.card === piece.card ? null : piece.card;
			this.chosen = { ...NOTHING, card };
			return;
		}
		if (this.target !== null) {
			this.lay(this.target, piece.uid);
			return;
		}
		this.held = this.held === piece.uid ? null : piece.uid;
	}

	/** A click or a key on the own slot of a province. */
	pickSlot(province: string): void {
		if (!this.table.live || !this.planning) return;
		this.why.drop();
		const there = this.plan[province] ?? null;
		if (this.held !== null && this.held !== there) this.lay(province, this.held);
		else if (there !== null && this.held === there) this.takeBack(there);
		else if (there !== null) this.held = there;
		else this.target = this.target === province ? null : province;
	}

	lay(province: string, uid: string): void {
		if (!this.table.live || this.choices?.[province] === undefined) return;
		const next = lay(this.plan, province, uid);
		const barred = Object.entries(next).find(([at, laid]) => !this.mayLie(laid, at));
		this.held = this.target = null;
		if (barred !== undefined) {
			this.#askWhyNot(barred[0], barred[1]);
			return;
		}
		this.why.drop();
		this.#plan = next;
	}

	takeBack(uid: string): void {
		this.held = null;
		this.#plan = takeBack(this.plan, uid);
	}

	/** A key 1 to 5: the card in hand goes there, or what lies there is taken up. */
	pickNumber(number: number): void {
		const province = PROVINCES[number - 1];
		if (province === undefined) return;
		if (this.planning) this.pickSlot(province);
		else this.pickProvince(province);
	}

	/** A province of the map, where a move wants one. */
	pickProvince(province: string): void {
		if (!this.table.live || this.targets.size === 0) return;
		this.why.drop();
		if (!this.targets.has(province)) {
			this.#askWhyNotThere(province);
			return;
		}
		const [move] = this.options;
		const { provinces } = this.chosen;
		if (provinces.at(-1) === province && move !== undefined) {
			this.send(move);
			return;
		}
		const on = provincesAfter(this.legal ?? [], provinces).has(province);
		const again = provinces.includes(province);
		const next = on ? [...provinces, province] : again ? [] : [province];
		this.chosen = { ...NOTHING, provinces: next };
	}

	isPicked(province: string): boolean {
		return this.chosen.provinces.includes(province);
	}

	pickWarlord(warlord: string): void {
		if (!this.table.live) return;
		this.chosen = this.chosen.warlord === warlord ? NOTHING : { ...NOTHING, warlord };
	}

	/** A card that was drawn: kept, or not. As many as may be kept, the last ones chosen. */
	pickDrawn({ uid }: Piece): void {
		if (!this.table.live) return;
		const most = viewOf(this.table)?.keep[nearSeat(this.table)] ?? 0;
		this.kept = this.kept.includes(uid)
			? this.kept.filter((each) => each !== uid)
			: [...this.kept, uid].slice(-most);
	}

	clear(): void {
		this.chosen = NOTHING;
		this.kept = [];
		this.held = this.target = null;
		this.why.drop();
		this.#plan = {};
	}

	get hasChoice(): boolean {
		const { provinces, card, warlord } = this.chosen;
		const some = provinces.length > 0 || card !== null || warlord !== null;
		const planned = this.held !== null || Object.keys(this.plan).length > 0;
		return some || planned || this.kept.length > 0;
	}

	send({ text }: Move): void {
		this.#play([text], this.words.move(text));
	}

	/** All orders at once. */
	confirm(): void {
		const moves = this.wanted.map((province) => `place ${province} ${this.cardAt(province)}`);
		this.#play(moves, this.words.say('prompt-confirm'));
	}

	/** The drawn cards that are kept, all at once. */
	keep(): void {
		const cards = this.kept.map((uid) => uid.split('/')[0]!);
		const label = this.words.say('move-keep', { card: this.words.cards(cards) });
		this.#play(
			cards.map((card) => `keep ${card}`),
			label,
		);
	}

	#play(moves: readonly string[], label: string): void {
		this.dialog = null;
		this.news.read();
		void this.table.play(moves, label);
	}

	#card(uid: string): string | null {
		return this.pieces.find((piece) => piece.uid === uid)?.card ?? null;
	}

	/** What is asked; orders outlive news that leave it as it is. */
	readonly #asked = $derived.by(() => {
		const { replaying, state } = this.table;
		const view = viewOf(this.table);
		if (!state.my_turn || replaying || view === null) return null;
		return this.planning ? `${view.round} placing` : `${state.decision}`;
	});

	#ask(): (() => void) | void {
		const asked = this.#asked;
		untrack(() => {
			const laid = this.#laid.turnTo(this.planning ? asked : null, this.#plan);
			this.clear();
			this.#plan = laid ?? {};
		});
		this.legal = this.choices = null;
		if (asked === null) return;
		return untrack(() =>
			this.planning
				? untilAnswered(
						() => this.table.choices(),
						(choices) => (this.choices = choices),
					)
				: untilAnswered(
						() => this.table.legal(),
						(texts) => (this.legal = texts.map(readMove)),
					),
		);
	}

	/** Why a province cannot be chosen: the server is asked about a move that would name it. */
	#askWhyNotThere(province: string): void {
		const like = this.legal?.find(({ provinces, card }) => provinces.length > 0 && card === null);
		if (like !== undefined) this.why.ask([like.text.replace(like.provinces[0]!, province)]);
	}

	/** Why a card may not lie there: the orders up to it are shown to the server. */
	#askWhyNot(province: string, uid: string): void {
		const card = this.#card(uid);
		const used = new Set([uid]);
		const moves: string[] = [];
		for (const each of this.wanted) {
			if (each === province) break;
			const free = this.pieces.find(
				(piece) => !used.has(piece.uid) && this.mayLie(piece.uid, each),
			);
			if (free === undefined) continue;
			used.add(free.uid);
			moves.push(`place ${each} ${free.card}`);
		}
		this.why.ask([...moves, `place ${province} ${card}`]);
	}
}
