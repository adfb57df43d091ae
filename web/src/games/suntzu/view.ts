/** The shapes of the server's view and forecast of Sun Tzu (docs/rules/suntzu.md). */
import type { TableModel } from '../../table/model';

export interface Hidden {
	readonly hidden: number;
}

export type Phase =
	| 'warlord'
	| 'start'
	| 'placing'
	| 'before'
	| 'battles'
	| 'after'
	| 'last_call'
	| 'drawing'
	| 'over';

export interface Pending {
	readonly seat: number;
	readonly do: 'pay' | 'transfer' | 'use' | 'take' | 'infantry';
	readonly count?: number;
	readonly why?: string;
	readonly what?: string;
}

export interface SunTzuView {
	readonly turn: readonly number[];
	readonly options: Readonly<Record<string, string | boolean>>;
	readonly round: number;
	readonly phase: Phase;
	readonly marker: number;
	readonly displays: Readonly<Record<string, readonly number[]>>;
	/** More than 0: Sun Tzu's, less: Chu's. */
	readonly armies: Readonly<Record<string, number>>;
	readonly marks: readonly Readonly<Record<string, number>>[];
	readonly pool: readonly number[];
	readonly set_aside: readonly number[];
	readonly hands: readonly (readonly string[] | Hidden)[];
	readonly decks: readonly { readonly hidden: number; readonly bottom?: readonly string[] }[];
	readonly drawn: readonly (readonly string[] | Hidden)[];
	readonly keep: readonly number[];
	readonly removed: readonly (readonly string[])[];
	/** A card face down that is not ours is null. */
	readonly placed: readonly Readonly<Record<string, string | null>>[];
	readonly fought: readonly string[];
	readonly warlords: readonly (readonly string[] | Hidden)[];
	readonly used_warlords: readonly (readonly string[])[];
	readonly total_plague: boolean;
	readonly events: { readonly seen: readonly string[]; readonly hidden: number };
	readonly plagues_played: number;
	readonly decider: number | null;
	readonly battle: { readonly province: string; readonly step: string } | null;
	readonly window: { readonly asked: number } | null;
	readonly pending: readonly Pending[];
}

export interface SunTzuForecast {
	readonly scoring: {
		readonly round: number;
		readonly provinces: Readonly<
			Record<string, { readonly value: number; readonly holder: number | null }>
		>;
		readonly points: readonly number[];
		readonly marker: number;
	} | null;
	readonly decider: number | null;
}

/** In the order of laying, which is that of the keys 1 to 5. */
export const PROVINCES = ['qin', 'chu', 'jin_yan', 'han_qi', 'wu'] as const;
export const SCORING_ROUNDS = [3, 6, 9] as const;
export const ROUNDS = 9;
/** Of a side. */
export const ARMIES = 21;
export const TRACK_END = 9;
export const PANDEMIC_PLAGUES = 4;

export function viewOf(table: TableModel): SunTzuView | null {
	return table.view as SunTzuView | null;
}

export function forecastOf(table: TableModel): SunTzuForecast | null {
	return table.forecast as SunTzuForecast | null;
}

/** Whose side of the table is below: the own one, for a spectator Sun Tzu's. */
export function nearSeat(table: TableModel): number {
	return table.seat ?? 0;
}

/** The cards, or null where only their number is known. */
export function open(cards: readonly string[] | Hidden | undefined): readonly string[] | null {
	return cards === undefined || 'hidden' in cards ? null : cards;
}

export function size(cards: readonly string[] | Hidden | undefined): number {
	if (cards === undefined) return 0;
	return 'hidden' in cards ? cards.hidden : cards.length;
}

export function deckSize(view: SunTzuView, seat: number): number {
	const deck = view.decks[seat];
	return (deck?.hidden ?? 0) + (deck?.bottom?.length ?? 0);
}

/** Which of the three values of a display counts next; null when all have. */
export function nextColumn(view: SunTzuView): number | null {
	if (view.phase === 'over') return null;
	const at = SCORING_ROUNDS.findIndex((round) => view.round <= round);
	// The cards of a scoring round are drawn after the scoring.
	const scored = view.phase === 'drawing' && SCORING_ROUNDS[at] === view.round;
	return at < 0 ? null : scored ? at + 1 : at;
}

export function holder(armies: number): number | null {
	return armies === 0 ? null : armies > 0 ? 0 : 1;
}
