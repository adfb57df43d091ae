/** What of a game's rules depends on the options of a table. */
import { rules as chuhan } from './chuhan/optional';
import { rules as suntzu } from './suntzu/optional';

export interface OptionalRules {
	/** Sections that hold only with an option. */
	readonly sections: Readonly<Record<number, string>>;
	/** Which rule each difference of the editions belongs to. */
	readonly points: Readonly<Record<string, string>>;
}

const OF_GAMES: Readonly<Record<string, OptionalRules>> = { chuhan, suntzu };

/** Nothing, if the game has not told. */
export function optionalRules(game: string): OptionalRules {
	return OF_GAMES[game] ?? { sections: {}, points: {} };
}
