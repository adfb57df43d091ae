/** One tournament as the server tells it, looked at again and again while the page is open. */
import { api, ApiError } from '../api/client';
import { Attempts } from '../app/attempts.svelte';
import { lookAgain } from '../app/lookAgain';
import { me } from '../app/me.svelte';
import { router } from '../app/router.svelte';
import { requests, type Deed, type TournamentGame, type WholeTournament } from './requests';

const AGAIN_AFTER = 3_000;
/** Nothing happens quickly there. */
const SELDOM = 15_000;

export class Tournament extends Attempts {
	readonly id: string;
	now = $state.raw<WholeTournament | null>(null);
	/** Whose games are shown; null: the newest one's. */
	round = $state<number | null>(null);
	missing = $state(false);
	/** When it was told, by the clock of this page. */
	told = $state(0);
	/** The number of the newest question: what answers an older one tells nothing any more. */
	#newest = 0;

	constructor(id: string) {
		super();
		this.id = id;
	}

	/** My row of the standings. */
	readonly mine = $derived(
		this.now?.standings.find(({ person }) => person !== null && person === me.id) ?? null,
	);
	/** My game that is on, or that I have to come to. */
	readonly next = $derived(
		this.mine === null
			? null
			: (this.now?.games.find(
					({ status, players }) => status !== 'over' && players.includes(this.mine!.number),
				) ?? null),
	);

	readonly byNumber = $derived(
		new Map(this.now?.standings.map((player) => [player.number, player])),
	);

	watch(): () => void {
		return lookAgain(async () => {
			if (!document.hidden) await this.#look();
			if (this.missing) return null;
			const quick = this.now?.status === 'running' || this.now?.status === 'open';
			return quick ? AGAIN_AFTER : SELDOM;
		});
	}

	async show(round: number | null): Promise<void> {
		this.round = round;
		await this.#look();
	}

	async do(deed: Deed): Promise<void> {
		await this.attempt(() => this.changed(requests.do(this.id, deed)));
	}

	/** Something is done; the answer has the games of the newest round. */
	async changed(doing: Promise<WholeTournament>): Promise<void> {
		const told = await doing;
		this.#newest++;
		if (this.round === null) this.#take(told);
		else await this.#look();
	}

	/** Sits down. */
	async goToTable({ table, status }: TournamentGame): Promise<void> {
		await this.attempt(async () => {
			if (status === 'waiting') await api.sit(table!);
			router.go(`/table/${encodeURIComponent(table!)}`);
		});
	}

	#take(told: WholeTournament): void {
		this.now = told;
		this.told = Date.now();
		this.seen();
	}

	async #look(): Promise<void> {
		const question = ++this.#newest;
		try {
			await me.known();
			const told = await requests.one(this.id, this.round);
			if (question === this.#newest) this.#take(told);
		} catch (error) {
			if (question !== this.#newest) return;
			this.missing = error instanceof ApiError && error.kind === 'NotFound';
			this.tell(error);
		}
	}
}
