/** The moves of an analysed game by its hands, rounds or seasons, in the words of the log. */
import type { AnalysedStep, AnalysisBody } from '../../api/client';
import { tell, type JournalEvent } from '../../texts/telling';
import type { Texts } from '../../texts/texts.svelte';

/** A decision of the game, and where it stands in it. */
export interface Row {
	readonly step: AnalysedStep;
	/** Its number among the decisions, from 1 on. */
	readonly number: number;
	/** The ply before it. */
	readonly ply: number;
	/** What the log says of it; empty where it says nothing, as of a plan that is secret. */
	readonly told: string;
}

export interface Part {
	readonly heading: string;
	readonly rows: readonly Row[];
}

/** A whole game as it is told. */
export interface Told {
	readonly journal: readonly JournalEvent[];
	/** How many events there were after so many moves. */
	readonly after: readonly number[];
	readonly text: Texts;
	/** The heading of a hand, round or season, if the event begins one. */
	heading(event: JournalEvent): string | null;
}

export const plyOf = (step: AnalysedStep) => step.made - step.moves.length;

/** Did it cost something that is worth to be looked at? */
export const isCostly = ({ verdict }: AnalysedStep) =>
	verdict === 'doubtful' || verdict === 'mistake';

export function partsOf(body: AnalysisBody, told: Told): Part[] {
	const parts: { heading: string; rows: Row[] }[] = [];
	let seen = 0;
	body.steps.forEach((step, at) => {
		const ply = plyOf(step);
		const [first = 0, last = 0] = [told.after[ply], told.after[step.made]];
		const headings = told.journal.slice(seen, first).map((event) => told.heading(event));
		const heading = headings.findLast((each) => each !== null);
		seen = first;
		if (heading !== undefined || parts.length === 0) {
			parts.push({ heading: heading ?? '', rows: [] });
		}
		const lines = told.journal.slice(first, last).flatMap((event) => tell(told.text, event));
		const own = lines.find(({ seat, detail }) => seat === step.seat && !detail);
		parts.at(-1)!.rows.push({ step, number: at + 1, ply, told: own?.text ?? '' });
	});
	return parts;
}
