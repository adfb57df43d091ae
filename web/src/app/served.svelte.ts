/** The games that the server has. */
import { textsOf } from '../texts/texts.svelte';
import { api, ApiError, type GameOut } from '../api/client';

type Served = Pick<GameOut, 'id' | 'levels'> & Partial<GameOut>;

class ServedGames {
	#games = $state.raw<readonly Served[] | null>(null);
	#asking: Promise<void> | null = null;

	/** Asks which there are, if nobody has; while the server is away, none is known. */
	known(): Promise<void> {
		this.#asking ??= api.games().then(
			(games) => this.take(games),
			(error: unknown) => {
				this.#asking = null;
				if (!(error instanceof ApiError)) throw error;
			},
		);
		return this.#asking;
	}

	take(games: readonly Served[]): void {
		this.#asking ??= Promise.resolve();
		// A title that is derived does not follow texts which were made while it was derived.
		for (const { id } of games) textsOf(id);
		this.#games = games;
	}

	get ids(): readonly string[] {
		return this.#games?.map(({ id }) => id) ?? [];
	}

	of(game: string): Served | undefined {
		return this.#games?.find(({ id }) => id === game);
	}

	/** Is it played there? null: not known yet. */
	has(game: string): boolean | null {
		return this.#games && this.of(game) !== undefined;
	}
}

export const served = new ServedGames();
