/** The ladder of rivals in each game: whom somebody has beaten, by the server, and who is next. */
import { api, type LevelOut, type RivalStanding } from '../api/client';
import { latest } from '../api/latest';
import { me } from '../app/me.svelte';
import { served } from '../app/served.svelte';

export interface Rung {
	readonly bot: string;
	/** A key of the texts. */
	readonly character: string;
	readonly beaten: boolean;
	/** null: they have not met. */
	readonly standing: RivalStanding | null;
}

/** The rivals of a game, the weakest first. */
export function rungsOf(
	game: string,
	levels: readonly LevelOut[],
	standings: readonly RivalStanding[],
): readonly Rung[] {
	return levels
		.filter(({ character }) => character)
		.toSorted((one, other) => (one.strength ?? 0) - (other.strength ?? 0))
		.map(({ name, character }) => {
			const met = standings.find((each) => each.game === game && each.bot === name) ?? null;
			return {
				bot: name,
				character: character!,
				beaten: met !== null && met.won > 0,
				standing: met,
			};
		});
}

/** The first who is not beaten; null: all are, or there are none. */
export function nextOf(rungs: readonly Rung[]): Rung | null {
	return rungs.find(({ beaten }) => !beaten) ?? null;
}

export class Ladder {
	#standings = $state.raw<readonly RivalStanding[] | null>(null);
	/** The server was asked, and has answered or is away. */
	settled = $state(false);

	/** Asks how somebody stands, or else I myself, until it is known; the answer ends it. */
	load(person: string | null = null): () => void {
		return latest(
			async () => {
				await Promise.all([me.known(), served.known()]);
				return api.rivals(person ?? me.id);
			},
			(found) => {
				this.#standings = found;
				this.settled = true;
			},
			() => (this.settled = true), // the page tells elsewhere that the server is away
		);
	}

	get known(): boolean {
		return this.#standings !== null && served.ids.length > 0;
	}

	of(game: string): readonly Rung[] {
		return rungsOf(game, served.of(game)?.levels ?? [], this.#standings ?? []);
	}
}
