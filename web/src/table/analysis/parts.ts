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
	/** Where it is in the game: its hand and trick, its round or its season. */
	readonly place: string;
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
	/** The heading of something within a part, if the event begins one. */
	within?(event: JournalEvent): string | null;
}

export const plyOf = (step: AnalysedStep) => step.made - step.moves.length;

/** Did it cost something that is worth to be looked at? */
export const isCostly = ({ verdict }: AnalysedStep) =>
	verdict === 'doubtful' || verdict === 'mistake';

export function partsOf(body: AnalysisBody, told: Told): Part[] {
	const parts: { heading: string; rows: Row[] }[] = [];
	let seen = 0;
	let within = '';
	body.steps.forEach((step, at) => {
		const ply = plyOf(step);
		const [first = 0, last = 0] = [told.after[ply], told.after[step.made]];
		let heading: string | null = null;
		for (const event of told.journal.slice(seen, first)) {
			const begun = told.heading(event);
			if (begun !== null) [heading, within] = [begun, ''];
			else within = told.within?.(event) ?? within;
		}
		seen = first;
		if (heading !== null || parts.length === 0) parts.push({ heading: heading ?? '', rows: [] });
		const part = parts.at(-1)!;
		const lines = told.journal.slice(first, last).flatMap((event) => tell(told.text, event));
		const own = lines.find(({ seat, detail }) => seat === step.seat && !detail);
		const place = [part.heading, within].filter(Boolean).join(' · ');
		part.rows.push({ step, number: at + 1, ply, told: own?.text ?? '', place });
	});
	return parts;
}

const MOST = 3;

/**
 * What mattered most: the own decisions that cost something, those of the others, strokes of luck;
 * of one part of the game only one, as long as there are others. The own ones stand first.
 */
export function momentsOf(body: AnalysisBody, parts: readonly Part[], mine: number | null): Row[] {
	const rows = parts.flatMap((part) => part.rows.map((row) => ({ row, part })));
	const isOwn = ({ step }: Row) => step.seat === mine;
	const weight = ({ step }: Row) =>
		isCostly(step) ? 2 + Number(step.seat === mine) : step.cause || inBody.has(step) ? 1 : 0;
	const size = ({ step }: Row) =>
		isCostly(step) ? step.cost : Math.max(...step.luck.map(Math.abs));
	const inBody = new Set(body.moments.map((at) => body.steps[at]!));
	const ranked = rows
		.filter(({ row }) => weight(row) > 0)
		.sort((a, b) => weight(b.row) - weight(a.row) || size(b.row) - size(a.row));
	const chosen = new Map<Part, Row>();
	for (const { row, part } of ranked) {
		if (chosen.size < MOST && !chosen.has(part)) chosen.set(part, row);
	}
	const first = [...chosen.values()];
	const others = ranked.map(({ row }) => row).filter((row) => !first.includes(row));
	return [...first, ...others]
		.slice(0, MOST)
		.sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.ply - b.ply);
}

/** Two plans, without what they have in common. */
export function apart(
	some: readonly string[],
	others: readonly string[],
): [readonly string[], readonly string[]] {
	const only = [
		some.filter((each) => !others.includes(each)),
		others.filter((each) => !some.includes(each)),
	] as const;
	return only.every((each) => each.length > 0) ? [...only] : [some, others];
}
