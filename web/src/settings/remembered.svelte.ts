/** What this browser remembers from visit to visit: the last rival, and the lessons that are
 * done. */

const KEPT_AS = 'tenka-remembered';

export class Remembered {
	/** The game that was last played against a bot. */
	game = $state('');
	/** The bot that was last chosen, by game. */
	bots = $state.raw<Readonly<Record<string, string>>>({});
	/** The lessons that were played to their end; a game's guided hand has its name. */
	lessons = $state.raw<readonly string[]>([]);

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
		const { game, bots, lessons } = parsed(kept);
		if (typeof game === 'string') this.game = game;
		if (typeof bots === 'object' && bots) this.bots = bots as Record<string, string>;
		if (Array.isArray(lessons)) this.lessons = lessons.filter((id) => typeof id === 'string');
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

	// A browser may forbid storage; then it lasts as long as the page.
	#keep(): void {
		const { game, bots, lessons } = this;
		const kept = JSON.stringify({ game, bots, lessons });
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

function parsed(kept: string): Partial<Record<'game' | 'bots' | 'lessons', unknown>> {
	try {
		const found: unknown = JSON.parse(kept);
		return typeof found === 'object' && found !== null ? found : {};
	} catch {
		return {};
	}
}

export const remembered = new Remembered();
