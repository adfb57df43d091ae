/** What the home page leads to: a game that waits, or else the next step of somebody's way. */
import type { Rung } from '../../rivals/ladder.svelte';
import { nextOf } from '../../rivals/ladder.svelte';

export type Step =
	| { readonly kind: 'hand'; readonly game: string }
	| { readonly kind: 'rival'; readonly game: string; readonly rung: Rung }
	| { readonly kind: 'puzzle' };

export interface Stage {
	readonly step: Step;
	readonly done: boolean;
}

/** A game, as far as somebody has come in it. */
export interface Progress {
	readonly game: string;
	/** Was its guided hand played to the end, or any rival met? */
	readonly learned: boolean;
	readonly rungs: readonly Rung[];
}

/** So many rivals stand on the way: the one who is next, and the one before. */
const RIVALS = 2;

/** The guided hand, two rivals, the puzzle of the day. */
export function wayOf({ game, learned, rungs }: Progress): readonly Stage[] {
	const next = nextOf(rungs);
	const at = next ? rungs.indexOf(next) : rungs.length;
	const first = Math.max(0, Math.min(at - 1, rungs.length - RIVALS));
	return [
		{ step: { kind: 'hand', game }, done: learned },
		...rungs.slice(first, first + RIVALS).map((rung) => ({
			step: { kind: 'rival' as const, game, rung },
			done: rung.beaten,
		})),
		{ step: { kind: 'puzzle' }, done: false },
	];
}

/** The first that is not done. */
export function nextStep(way: readonly Stage[]): Step {
	return way.find(({ done }) => !done)?.step ?? { kind: 'puzzle' };
}

/** What can be done instead, one after the other: the rest of the way, and how other games begin. */
export function stepsInstead(way: readonly Stage[], others: readonly Progress[]): readonly Step[] {
	const now = nextStep(way);
	const puzzle: Step = { kind: 'puzzle' };
	return [
		now,
		...(now.kind === 'puzzle' ? [] : [puzzle]),
		...others.map((each) => nextStep(wayOf(each))).filter(({ kind }) => kind !== 'puzzle'),
	];
}
