/** How a game ended for me, in words. */
import type { TableOut } from '../../api/client';
import type { Texts } from '../../texts/texts.svelte';

export type Ended = 'won' | 'lost' | 'drawn' | 'none';

interface Result {
	readonly winners: readonly number[];
	readonly scores: readonly number[];
	readonly reason?: string;
}

/** Whoever shares the first place has drawn. */
export function endOf(table: TableOut): Ended {
	const { winners } = resultOf(table);
	if (table.status !== 'over') return 'none';
	if (!winners.length) return 'drawn';
	if (!winners.includes(table.my_seat ?? -1)) return 'lost';
	return winners.length > 1 ? 'drawn' : 'won';
}

/** With the score, mine first: "Won 31 : 24". */
export function resultIn(text: Texts, table: TableOut): string {
	const end = endOf(table);
	const { scores, reason } = resultOf(table);
	// Such ends have no score; the server's is made of who won.
	if ((reason === 'resigned' || reason === 'left') && end !== 'drawn') {
		return text.say(`web-history-${end}-${reason}`);
	}
	if (reason === 'draw_agreed') return text.say('web-history-drawn-agreed');
	const mine = table.my_seat ?? 0;
	const others = scores.filter((_, seat) => seat !== mine);
	const score = [scores[mine], ...others].filter((each) => each !== undefined).join(' : ');
	return text.say(`web-history-${end}`, { score }).trim();
}

function resultOf(table: TableOut): Result {
	return { winners: [], scores: [], ...table.result };
}
