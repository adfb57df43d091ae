/** What the home page shows of the server: games, my tables, open tables. */
import { api, type TableOut } from '../api/client';
import { served } from '../app/served.svelte';
import { gameTitle } from '../games/all';
import { rivals } from '../rivals/rivals.svelte';
import { remembered } from '../settings/remembered.svelte';
import { settings } from '../settings/settings.svelte';
import { notify } from '../table/notification';
import { nameOf } from '../table/seats';
import { beginLesson } from '../lesson/begin';
import { texts } from '../texts/texts.svelte';
import { Attempts } from '../app/attempts.svelte';
import { lookAgain } from '../app/lookAgain';
import { me } from '../app/me.svelte';
import { router } from '../app/router.svelte';
import { turns } from './turns.svelte';

const AGAIN_AFTER = 8_000;
/** In the background, for somebody who wants to be told of his turn. */
const SELDOM = 30_000;

export class Lobby extends Attempts {
	mine = $state.raw<readonly TableOut[] | null>(null);
	open = $state.raw<readonly TableOut[] | null>(null);
	/** Games of others, to be watched. */
	played = $state.raw<readonly TableOut[]>([]);
	/** Has this person never played here? */
	isNew = $state(false);
	/** The club whose tables alone are shown; null: those of all. */
	readonly #club: string | null;
	/** The number of the newest question: what answers an older one tells nothing any more. */
	#newest = 0;

	constructor(club: string | null = null) {
		super();
		this.#club = club;
	}

	/** How many tables wait for me. */
	get turns(): number {
		return this.mine?.filter((table) => table.my_turn).length ?? 0;
	}

	/** The game to go back to first, one whose clock runs before all others; null: none waits. */
	get pressing(): TableOut | null {
		const going = (this.mine ?? []).filter(
			({ status, pace, my_turn }) => status === 'playing' && (my_turn || pace === 'live'),
		);
		return going.find(({ pace, clock }) => pace === 'live' && clock) ?? going[0] ?? null;
	}

	/** Is there a guided hand of it? */
	teaches(game: string): boolean {
		return served.of(game)?.lesson ?? false;
	}

	/** Looks now and then while the page is looked at, and seldom if it is to tell of a turn; the
	 * answer ends it. */
	watch(): () => void {
		return lookAgain(async () => {
			if (!document.hidden || settings.notify) await this.#look();
			return document.hidden ? SELDOM : AGAIN_AFTER;
		});
	}

	/** Against a rival, or the one that is offered first: who is quick may not have seen them yet. */
	async playBot(game: string, rival = '', seats: number | null = null): Promise<void> {
		await this.attempt(async () => {
			await served.known();
			const bot = rival || rivals.chosen(game);
			const state = await api.quick({ game, bot: bot || null, ...(seats && { seats }) });
			remembered.rival(game, bot);
			router.go(`/table/${state.table}`);
		});
	}

	/** Sits down in the first free seat. */
	async sitDown(table: string): Promise<void> {
		await this.attempt(async () => {
			await api.sit(table);
			router.go(`/table/${table}`);
		});
	}

	async learn(game: string): Promise<void> {
		await this.attempt(() => beginLesson(game));
	}

	async #look(): Promise<void> {
		const question = ++this.#newest;
		try {
			await me.known();
			await served.known();
			const [mine, open, played] = await Promise.all([
				api.mine(),
				api.openTables(this.#club),
				api.playedTables(this.#club),
			]);
			if (question !== this.#newest) return;
			if (settings.notify) this.#call(mine);
			this.isNew = mine.length === 0;
			turns.take(mine);
			this.mine = mine.filter((table) => table.status === 'playing' || table.status === 'open');
			this.open = open.filter((table) => table.my_seat === null);
			this.played = played.filter((table) => table.my_seat === null);
			this.seen();
		} catch (error) {
			if (question === this.#newest) this.tell(error);
		}
	}

	/** Tells of tables that did not wait for me before. */
	#call(mine: readonly TableOut[]): void {
		const waited = this.mine?.filter((table) => table.my_turn).map((table) => table.id);
		for (const table of mine) {
			if (!table.my_turn || !waited || waited.includes(table.id)) continue;
			void notify(table.id, texts.say('web-your-turn'), gameTitle(table.game));
		}
	}
}

/** Who else sits there, in words. */
export function others(table: TableOut): string {
	return table.seats
		.filter((seat) => seat.seat !== table.my_seat && seat.kind !== 'open')
		.map((seat) => nameOf(table.seats, seat.seat, table.game, texts))
		.join(', ');
}

/** How it is played, in a few words: live with a clock, or a move a day; and for which club. */
export function manner(table: TableOut): string {
	return [paceOf(table), table.club].filter(Boolean).join(' · ');
}

function paceOf(table: TableOut): string {
	if (table.pace === 'correspondence') return texts.say('web-pace-correspondence');
	const bank = Number(table.clock?.bank ?? 0);
	return bank
		? texts.say('web-live-minutes', { minutes: Math.round(bank / 60) })
		: texts.say('web-live-no-clock');
}
