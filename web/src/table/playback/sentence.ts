/** What a step is about, in a sentence or two. */
import { tell, type JournalEvent, type Line, type Who } from '../../texts/telling';
import type { Texts } from '../../texts/texts.svelte';
import type { GamePlayback } from './steps';

export function sentenceOf(
	texts: Texts,
	events: readonly JournalEvent[],
	game: Pick<GamePlayback, 'headline'>,
	me: number | null,
	who: Who,
): Pick<Line, 'text' | 'seat'> | null {
	const lines = game.headline(events).flatMap((event) => tell(texts, event, me, who).slice(0, 1));
	if (lines.length === 0) return null;
	return { text: lines.map(({ text }) => text).join(' '), seat: lines[0]!.seat };
}
