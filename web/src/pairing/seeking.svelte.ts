/** My search for a game: it goes on from page to page, and leads to the table that was found. */
import { api, type Pace, type SeekOut } from '../api/client';
import { gameTitle } from '../games/all';
import { settings } from '../settings/settings.svelte';
import { Attempts } from '../shell/attempts.svelte';
import { router } from '../shell/router.svelte';
import { notify } from '../table/notification';
import { texts } from '../texts/texts.svelte';

const AGAIN_AFTER = 2_000;

class Seeking extends Attempts {
	now = $state.raw<SeekOut | null>(null);
	/** When it began, by the clock of this page. */
	began = $state(0);
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** Raised by what I do: what was asked before it is answered to nobody. */
	#deed = 0;

	/** Is there a search of mine, begun before this page was loaded? */
	async resume(): Promise<void> {
		if (this.now || this.busy) return;
		const deed = this.#deed;
		await this.attempt(async () => this.#take(await api.seek(), deed));
	}

	async begin(game: string, pace: Pace, seats: number): Promise<void> {
		const deed = ++this.#deed;
		await this.attempt(async () => this.#take(await api.beginSeek({ game, pace, seats }), deed));
	}

	async stop(): Promise<void> {
		this.#deed += 1;
		clearTimeout(this.#timer);
		this.now = null;
		await this.attempt(() => api.stopSeek());
	}

	#take(seek: SeekOut | null, deed: number): void {
		if (deed !== this.#deed) return;
		clearTimeout(this.#timer);
		if (seek?.table) return void this.#go(seek.table, seek.game);
		this.now = seek;
		if (!seek) return;
		this.began = Date.now() - 1000 * seek.waited;
		this.#timer = setTimeout(() => void this.#look(), AGAIN_AFTER);
	}

	async #look(): Promise<void> {
		const deed = this.#deed;
		try {
			const seek = await api.seek();
			if (deed === this.#deed) this.trouble = '';
			this.#take(seek, deed);
		} catch (error) {
			if (deed !== this.#deed) return;
			this.tell(error);
			this.#timer = setTimeout(() => void this.#look(), AGAIN_AFTER);
		}
	}

	#go(table: string, game: string): void {
		this.now = null;
		void this.attempt(() => api.stopSeek());
		if (settings.notify) void notify(table, texts.say('web-seek-found'), gameTitle(game));
		router.go(`/table/${encodeURIComponent(table)}`);
	}
}

export const seeking = new Seeking();
