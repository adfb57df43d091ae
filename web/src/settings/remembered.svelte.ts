/** What this browser remembers from visit to visit: the last rival, the lessons that are done. */

const KEPT_AS = 'tenka-remembered';

class Remembered {
	/** The game that was last played against a bot. */
	game = $state('');
	/** The bot that was last chosen, by game. */
	bots = $state.raw<Readonly<Record<string, string>>>({});
	/** The games whose guided hand was played to its end. */
	lessons = $state.raw<readonly string[]>([]);

	constructor() {
		const { game, bots, lessons } = read();
		if (typeof game === 'string') this.game = game;
		if (typeof bots === 'object' && bots) this.bots = bots as Record<string, string>;
		if (Array.isArray(lessons)) this.lessons = lessons.filter((id) => typeof id === 'string');
	}

	rival(game: string, bot: string): void {
		this.game = game;
		this.bots = { ...this.bots, [game]: bot };
		this.#keep();
	}

	learned(game: string): void {
		if (this.lessons.includes(game)) return;
		this.lessons = [...this.lessons, game];
		this.#keep();
	}

	// A browser may forbid storage; then it lasts as long as the page.
	#keep(): void {
		const { game, bots, lessons } = this;
		try {
			localStorage.setItem(KEPT_AS, JSON.stringify({ game, bots, lessons }));
		} catch {
			return;
		}
	}
}

function read(): Partial<Record<'game' | 'bots' | 'lessons', unknown>> {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
		return typeof kept === 'object' && kept !== null ? kept : {};
	} catch {
		return {};
	}
}

export const remembered = new Remembered();
