/** My search for a game: it goes on from page to page, and leads to the table that was found. */
import { api, type Pace, type SeekOut } from '../api/client';
import { latest } from '../api/latest';
import { gameTitle } from '../games/all';
import { settings } from '../settings/settings.svelte';
import { Attempts } from '../app/attempts.svelte';
import { me } from '../app/me.svelte';
import { router } from '../app/router.svelte';
import { notify } from '../table/notification';
import { texts } from '../texts/texts.svelte';

const AGAIN_AFTER = 2_000;

class Seeking extends Attempts {
	now = $state.raw<SeekOut | null>(null);
	/** When it began, by the clock of this page. */
	began = $state(0);
	#stopLooking = () => {};
	/** Raised by what I do: a search that was asked for before it is answered to nobody. */
	#deed = 0;

	/** Is there a search of mine, begun before this page was loaded? */
	resume(): void {
		if (!this.now && !this.busy) this.#look();
	}

	async begin(game: string, pace: Pace, seats: number): Promise<void> {
		this.#stopLooking();
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
		this.now = seek;
		if (!seek) return;
		this.began = Date.now() - 1000 * seek.waited;
		this.#look(AGAIN_AFTER);
	}

	#look(after = 0): void {
		this.#stopLooking();
		this.#stopLooking = latest(
			() => me.known().then(api.seek),
			(seek) => {
				this.seen();
				this.#take(seek);
			},
			(error) => this.tell(error),
			after,
		);
	}

	#go(table: string, game: string): void {
		this.now = null;
		void this.attempt(() => api.stopSeek());
		if (settings.notify) void notify(table, texts.say('web-seek-found'), gameTitle(game));
		router.go(`/table/${encodeURIComponent(table)}`);
	}
}

export const seeking = new Seeking();
