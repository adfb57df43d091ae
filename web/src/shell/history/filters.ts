/** Which games are shown: it stands in the address, so that it can be shared and come back. */
import type { MineQuery } from '../../api/client';
import { GAMES } from '../../games/list';

export const SHOWN = ['turn', 'running', 'finished'] as const;
export const RESULTS = ['won', 'lost', 'drawn', 'none'] as const;
export const RIVALS = ['bots', 'people'] as const;

export interface Filters {
	readonly show: (typeof SHOWN)[number];
	readonly game: string | null;
	readonly result: (typeof RESULTS)[number] | null;
	readonly against: (typeof RIVALS)[number] | null;
}

/** As an address says it; what it says wrong is left out. */
export function filtersOf(query: string, games: readonly string[] = GAMES): Filters {
	const asked = new URLSearchParams(query);
	const one = <T extends string>(name: string, allowed: readonly T[]): T | null =>
		allowed.find((each) => each === asked.get(name)) ?? null;
	const show = one('show', SHOWN) ?? 'running';
	return {
		show,
		game: one('game', games),
		result: show === 'finished' ? one('result', RESULTS) : null,
		against: one('against', RIVALS),
	};
}

/** The address of the page that shows these. */
export function addressOf(filters: Filters): string {
	const { show, game, result, against } = filters;
	const asked = new URLSearchParams();
	if (show !== 'running') asked.set('show', show);
	if (game) asked.set('game', game);
	if (result && show === 'finished') asked.set('result', result);
	if (against) asked.set('against', against);
	return asked.size ? `/games?${asked}` : '/games';
}

/** Is anything left out? */
export function isNarrow(filters: Filters): boolean {
	return Boolean(filters.game || filters.result || filters.against);
}

/** What the server is asked for; whose turn it is, it is not asked. */
export function askedFor({ show, game, result, against }: Filters): MineQuery {
	const status = { turn: ['playing'], running: ['open', 'playing'], finished: ['over', 'aborted'] };
	return { status: status[show] as MineQuery['status'], game, result, against };
}
