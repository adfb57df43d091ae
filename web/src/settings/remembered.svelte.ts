/** What this browser remembers from visit to visit: the last rival, the lessons that are done, and
 * the games that were played to their end. */

const KEPT_AS = 'tenka-remembered';

export class Remembered {
	/** The game that was last played against a bot. */
	game = $state('');
	/** The bot that was last chosen, by game. */
	bots = $state.raw<Readonly<Record<string, string>>>({});
	/** The lessons that were played to their end; a game's guided hand has its name. */
	lessons = $state.raw<readonly string[]>([]);

	/** The games of which one was played to its end. */
	ended = $state.raw<readonly string[]>([]);

	/** As it was kept when it was read last. */
	#read = '';

	constructor() {
		this.#take();
		addEventListener('storage', () => this.#take());
	}

	/** What another tab has added. */
	#take(): void {
		const kept = read();
		if (kept === this.#read) return;
		this.#read = kept;
		const { game, bots, lessons, ended } = parsed(kept);
		if (typeof game === 'string') this.game = game;
		if (typeof bots === 'object' && bots) this.bots = bots as Record<string, string>;
		if (Array.isArray(lessons)) this.lessons = lessons.filter((id) => typeof id === 'string');
		if (Array.isArray(ended)) this.ended = ended.filter((id) => typeof id === 'string');
	}

	rival(game: string, bot: string): void {
		this.#take();
		this.game = game;
		this.bots = { ...this.bots, [game]: bot };
		this.#keep();
	}

	learned(lesson: string): void {
		this.#take();
		if (this.lessons.includes(lesson)) return;
		this.lessons = [...this.lessons, lesson];
		this.#keep();
	}

	played(game: string): void {
		this.#take();
		if (this.ended.includes(game)) return;
		this.ended = [...this.ended, game];
		this.#keep();
	}

	/** Has the guided hand, or a whole game, been played here? */
	knows(game: string): boolean {
		return this.lessons.includes(game) || this.ended.includes(game);
	}

	// A browser may forbid storage; then it lasts as long as the page.
	#keep(): void {
		const { game, bots, lessons, ended } = this;
		const kept = JSON.stringify({ game, bots, lessons, ended });
		try {
			localStorage.setItem(KEPT_AS, kept);
			this.#read = kept;
		} catch {
			return;
		}
	}
}

function read(): string {
	try {
		return localStorage.getItem(KEPT_AS) ?? '';
	} catch {
		return '';
	}
}

function parsed(kept: string): Partial<Record<'game' | 'bots' | 'lessons' | 'ended', unknown>> {
	try {
		const found: unknown = JSON.parse(kept);
		return typeof found === 'object' && found !== null ? found : {};
	} catch {
		return {};
	}
}

export const remembered = new Remembered();
