/** Somebody who plays: a person or a bot. */
import { rivalName } from '../rivals/rivals.svelte';
import { personName } from '../table/seats';
import type { Texts } from '../texts/texts.svelte';

export interface Player {
	readonly person: string | null;
	readonly name: string;
	readonly bot: string | null;
}

export function playerName(game: string, player: Player, text: Texts): string {
	return player.bot ? rivalName(game, player.bot, text) : personName(player.name, text);
}

/** The page of a person; null: a bot, or one who is not here any more. */
export function playerPage({ person, name }: Player): string | null {
	return person && name ? `/player/${encodeURIComponent(person)}` : null;
}
