/** A table that is played: what the server tells by socket, and the moves that go back. */
import {
	api,
	ApiError,
	type ChatLine,
	type ChatRoom,
	type Fault,
	type SocketAck,
	type SocketError,
} from '../api/client';
import { hearRevision } from '../api/revisions';
import { refusal } from '../texts/refusal';
import { settings } from '../settings/settings.svelte';
import type { Texts } from '../texts/texts.svelte';
import { TableChat } from './chat.svelte';
import type { Json, PlayedTable, StateOut, Unconfirmed } from './model';
import { Presence, type Present } from './presence.svelte';
import { nameOf } from './seats';
import { SendingMoves } from './sendingMoves.svelte';
import type { Guidance, Refusal } from './shapes';
import type { JournalEvent } from '../texts/telling';
import { Connection, type ConnectionOptions, type ConnectionStatus } from './connection';

interface Message {
	readonly type: string;
}

/** A move that is not sent, since somebody else has taken it. */
export type Kept = 'kept';
type Guarded = Refusal | Kept | null;

export class LiveTable implements PlayedTable {
	readonly id: string;
	readonly game: string;
	readonly text: Texts;
	readonly settings = settings;
	readonly replaying = false;
	readonly chat: TableChat;
	readonly presence = new Presence();

	state = $state.raw({} as StateOut);
	receivedAt = $state.raw(0);
	journal = $state.raw<readonly JournalEvent[]>([]);
	status = $state.raw<ConnectionStatus>('connecting');
	/** Has the server told anything yet? */
	ready = $state.raw(false);
	missing = $state.raw(false);
	/** Why it cannot be shown, nor will be. */
	trouble = $state.raw('');
	refusal = $state.raw<Refusal | null>(null);
	unconfirmed = $state.raw<Unconfirmed | null>(null);
	/** The table of the rematch that somebody has asked for. */
	rematch = $state.raw<string | null>(null);
	/** Refuses moves before they are sent, or keeps them: a lesson's guide. */
	guard: (moves: readonly string[]) => Guarded | Promise<Guarded> = () => null;
	/** What it speaks of, while it does. */
	guiding: () => Guidance | null = () => null;
	/** Told of each state that came; of the journal before it so many events are still true. */
	heard: (from: number) => void = () => {};

	readonly #moves = new SendingMoves((message) => this.#connection.send(message));
	#heldDecision = $state.raw<number | null>(null);
	#doing = false;
	#guarding = $state.raw(false);
	#legal: { decision: number; moves: Promise<readonly string[]> } | null = null;
	#connection: Connection;

	constructor(id: string, game: string, text: Texts, connect?: ConnectionOptions['connect']) {
		this.id = id;
		this.game = game;
		this.text = text;
		this.chat = new TableChat(id);
		this.#connection = new Connection({
			url: () => api.liveUrl(id, this.journal.length, this.ready ? this.state.version : 0),
			...(connect ? { connect } : {}),
			onMessage: (message) => this.#take(message),
			onStatus: (status) => (this.status = status),
			onOpen: () => {
				if (document.hidden) this.#looking();
				this.#moves.send();
				void this.chat.catchUp();
			},
			onRefused: () => void this.#findTrouble(),
		});
		document.addEventListener('visibilitychange', this.#looking);
	}

	/** Do we hear of what happens, as far as we know? */
	get certain(): boolean {
		return this.status === 'online';
	}

	get view(): Json | null {
		return this.state.view;
	}

	get seat(): number | null {
		return this.state.seat;
	}

	get toldTo(): number | null {
		return this.seat;
	}

	get forecast(): Json | null {
		return this.state.forecast;
	}

	get sending(): readonly string[] | null {
		return this.#moves.moves;
	}

	/** The server was busy: the move is sent again. */
	get again(): boolean {
		return this.#moves.again;
	}

	get held(): boolean {
		return this.#heldDecision !== null && this.#heldDecision === this.state.decision;
	}

	get live(): boolean {
		return this.#connected && this.state.my_turn && !this.sending && !this.held && !this.#guarding;
	}

	get #connected(): boolean {
		return this.status === 'online' || this.status === 'silent';
	}

	who(seat: number): string {
		return seat === this.seat ? this.text.say('web-you') : this.name(seat);
	}

	/** The name of who sits there, your own too. */
	name(seat: number): string {
		return nameOf(this.state.seats, seat, this.game, this.text);
	}

	async check(moves: readonly string[]): Promise<Refusal | null> {
		try {
			const { legal, rule, message } = await api.check(this.id, moves);
			if (legal) return null;
			return this.#refusal({
				kind: 'IllegalMove',
				rule,
				message: message ?? '',
				retry_after: null,
			});
		} catch (error) {
			if (error instanceof ApiError && error.passing) throw error; // it can be asked again
			return this.#caught(error);
		}
	}

	async play(moves: readonly string[], label: string, reveals = false): Promise<Refusal | null> {
		if (!this.live || this.state.decision === null) {
			return { rule: '', sentence: this.text.say('web-not-now') };
		}
		const decision = this.state.decision;
		const asks = settings.confirm || (reveals && settings.confirmReveals);
		if (asks && !(await this.#confirmed(label))) return null;
		this.refusal = null;
		const answer = this.guard(moves);
		const guarded = answer instanceof Promise ? await this.#waited(answer) : answer;
		if (guarded === 'kept') return null;
		if (guarded) return (this.refusal = guarded);
		return new Promise((done) => {
			const ended = (fault: Fault | null) => {
				this.refusal = fault && this.#refusal(fault);
				done(this.refusal);
			};
			this.#moves.begin({ decision, moves, ended });
		});
	}

	/** Meanwhile nothing else is played. */
	async #waited(answer: Promise<Guarded>): Promise<Guarded> {
		this.#guarding = true;
		try {
			return await answer;
		} catch (error) {
			return this.#caught(error);
		} finally {
			this.#guarding = false;
		}
	}

	legal(): Promise<readonly string[]> {
		const decision = this.state.decision;
		if (!this.state.my_turn || decision === null) return Promise.resolve([]);
		if (this.#legal?.decision !== decision) {
			const moves = api.legal(this.id).then((answer) => answer.moves);
			moves.catch(() => (this.#legal = null)); // another time, then
			this.#legal = { decision, moves };
		}
		return this.#legal.moves;
	}

	choices(): Promise<Readonly<Record<string, readonly string[]>>> {
		return api.choices(this.id);
	}

	/**
	 * Something that is done beside the moves, one at a time: undo, resign, start. Tells why not.
	 */
	async does(deed: () => Promise<unknown>): Promise<boolean> {
		if (this.#doing) return false;
		this.#doing = true;
		this.refusal = null;
		try {
			await deed();
			return true;
		} catch (error) {
			this.refusal = this.#caught(error);
			return false;
		} finally {
			this.#doing = false;
		}
	}

	/** One decision back, however often it is asked before the table has changed. */
	undo(): Promise<boolean> {
		const { decision } = this.state;
		return this.does(() => api.undo(this.id, decision));
	}

	close(): void {
		this.#moves.close();
		document.removeEventListener('visibilitychange', this.#looking);
		this.presence.close();
		this.#connection.close();
	}

	#take(message: Message): void {
		if (message.type === 'state') this.#takeState(message as StateOut);
		else if (message.type === 'ack') this.#takeAck(message as SocketAck);
		else if (message.type === 'error') this.#takeError(message as SocketError);
		else if (message.type === 'chat') {
			this.chat.take(message as Message & ChatLine & { room: ChatRoom });
		} else if (message.type === 'presence') {
			this.presence.take((message as Message & { seats: readonly Present[] }).seats);
		} else if (message.type === 'rematch') {
			this.rematch = (message as Message & { rematch: string }).rematch;
		}
	}

	#takeState(state: StateOut): void {
		hearRevision(this.id, state.revision);
		this.rematch = state.rematch ?? this.rematch;
		const from = state.journal_from;
		// Events of another seat's knowledge, or some that we never had: all of it anew.
		if ((this.ready && state.seat !== this.state.seat && from > 0) || from > this.journal.length) {
			this.journal = [];
			this.#connection.renew();
			return;
		}
		if (this.ready && (state.seat === null) !== (this.state.seat === null)) {
			void this.chat.catchUp(true); // another room
		}
		if (state.decision !== this.state.decision) {
			this.refusal = null;
			this.unconfirmed?.back();
		}
		this.journal = [...this.journal.slice(0, from), ...(state.journal as JournalEvent[])];
		this.receivedAt = performance.now();
		this.state = state;
		this.ready = true;
		this.heard(from);
	}

	#takeAck({ key, held, revision }: SocketAck): void {
		hearRevision(this.id, revision);
		const decision = this.#moves.acknowledged(key);
		if (held && decision !== null) this.#heldDecision = decision;
	}

	#takeError({ key, error }: SocketError): void {
		if (key === null && error.kind === 'NotFound') this.missing = true;
		else this.#moves.refused(key, error);
	}

	/** A socket is closed without a fault that we could tell: a question is answered with it. */
	async #findTrouble(): Promise<void> {
		try {
			await api.state(this.id);
		} catch (error) {
			if (error instanceof ApiError && error.passing) return; // so it may go well later
			this.trouble = this.#caught(error).sentence;
			this.#connection.close();
		}
	}

	/** The others see whether this page is looked at. */
	#looking = (): void => {
		this.#connection.send({ type: 'looking', looking: !document.hidden });
	};

	#confirmed(label: string): Promise<boolean> {
		this.unconfirmed?.back();
		return new Promise((answer) => {
			const settle = (yes: boolean) => {
				this.unconfirmed = null;
				answer(yes);
			};
			this.unconfirmed = { label, confirm: () => settle(true), back: () => settle(false) };
		});
	}

	#refusal(fault: Fault): Refusal {
		const { rule } = fault;
		return {
			rule: rule ?? '',
			// A game of others may have no sentence for it.
			sentence: (rule && (this.text.rule(rule) || fault.message)) || refusal(fault, this.text),
		};
	}

	#caught(error: unknown): Refusal {
		if (error instanceof ApiError) return this.#refusal(error.fault);
		throw error;
	}
}
