/**
 * My search for a game: it goes on from page to page, answers when one is proposed, and leads to the
 * table.
 */
import { api, ApiError, type Pace, type SeekOut } from '../api/client';
import { latest } from '../api/latest';
import * as nonces from '../api/nonces';
import { gameTitle } from '../games/all';
import { settings } from '../settings/settings.svelte';
import { Attempts } from '../app/attempts.svelte';
import { me } from '../app/me.svelte';
import { router } from '../app/router.svelte';
import { notify } from '../table/notification';
import { ring } from '../table/bells';
import { texts } from '../texts/texts.svelte';

type Proposal = NonNullable<SeekOut['proposal']>;

const AGAIN_AFTER = 1_000;
/** A move a day has time. */
const SLOWLY = 10_000;
/** A request that was on its way when I was answered, and the like: it is known better by a look. */
const LOOK_INSTEAD = new Set(['Stale', 'BadRequest']);

class Seeking extends Attempts {
	now = $state.raw<SeekOut | null>(null);
	/** When it began, by the clock of this page. */
	began = $state(0);
	/** Somebody was found and did not come: I look on. */
	again = $state(false);
	#stopLooking = () => {};
	/** Raised by what I do: a search that was asked for before it is answered to nobody. */
	#deed = 0;
	/** What I have sealed for the game that is proposed. */
	#share: nonces.Share | null = null;

	/** Is there a search of mine, begun before this page was loaded? */
	resume(): void {
		if (!this.now && !this.busy) this.#look();
	}

	async begin(game: string, pace: Pace, seats: number): Promise<void> {
		this.#stopLooking();
		this.again = false;
		const deed = ++this.#deed;
		const done = await this.attempt(async () => {
			const seek = await api.beginSeek({ game, pace, seats });
			if (deed === this.#deed) this.#take(seek);
		});
		if (!done && deed === this.#deed) this.#look(AGAIN_AFTER); // there may be the one before
	}

	async stop(): Promise<void> {
		this.#deed += 1;
		this.#stopLooking();
		this.now = null;
		await this.attempt(() => api.stopSeek());
	}

	#take(seek: SeekOut | null): void {
		if (seek?.table) return void this.#go(seek.table, seek.game);
		const before = this.now?.proposal ?? null;
		this.now = seek;
		if (!seek) return before ? this.#look(0, () => this.#seal(before)) : undefined;
		this.began = Date.now() - 1000 * seek.waited;
		const { proposal } = seek;
		if (proposal && proposal.id !== before?.id) this.#call(proposal.id, seek.game);
		this.again = proposal === null && (this.again || before !== null);
		const nonce = proposal && nonces.toUnsealFor(proposal, this.#share);
		if (proposal && !proposal.answered) this.#look(0, () => this.#seal(proposal));
		else if (proposal && nonce) this.#look(0, () => this.#answer({ proposal: proposal.id, nonce }));
		else this.#look(seek.pace === 'live' ? AGAIN_AFTER : SLOWLY);
	}

	#seal(proposal: Proposal): Promise<SeekOut | null> {
		this.#share = nonces.proposed(proposal);
		return this.#answer({ proposal: proposal.id, seal: this.#share.seal });
	}

	/** I am here; or else I am told why not. */
	async #answer(given: Parameters<typeof api.answerSeek>[0]): Promise<SeekOut | null> {
		try {
			return await api.answerSeek(given);
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if (LOOK_INSTEAD.has(error.kind)) return api.seek();
			if (error.kind !== 'SeekPaused') throw error;
			this.now = null;
			this.refuse(error);
			return null;
		}
	}

	#look(after = 0, ask: () => Promise<SeekOut | null> = api.seek): void {
		this.#stopLooking();
		this.#stopLooking = latest(
			() => me.known().then(ask),
			(seek) => {
				this.seen();
				this.#take(seek);
			},
			(error) => this.tell(error),
			after,
		);
	}

	#call(table: string, game: string): void {
		ring();
		if (settings.notify) void notify(table, texts.say('web-seek-found'), gameTitle(game));
	}

	#go(table: string, game: string): void {
		const found = this.now?.proposal?.id === table;
		this.now = null;
		this.again = false;
		void this.attempt(() => api.stopSeek());
		if (!found) this.#call(table, game);
		router.go(`/table/${encodeURIComponent(table)}`);
	}
}

export const seeking = new Seeking();
