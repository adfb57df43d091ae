/** The shapes of the server's view and forecast of Chu Han (docs/rules/chuhan.md). */
import type { TableModel } from '../../table/model';
import type { JournalEvent } from '../../texts/telling';

export interface Hidden {
	readonly hidden: number;
}

export interface Played {
	readonly seat: number;
	readonly text: string;
}

export type Phase = 'lead' | 'counter' | 'react' | 'give' | 'take' | 'over';

export interface ChuHanView {
	readonly hand_no: number;
	readonly event: string;
	readonly scores: readonly number[];
	readonly lead: number;
	readonly phase: Phase;
	readonly to_move: number | null;
	readonly hands: readonly (readonly string[] | Hidden)[];
	readonly pile: { readonly seen?: readonly string[]; readonly hidden: number };
	readonly discard: readonly string[];
	readonly row: readonly string[];
	readonly row_by: readonly number[];
	readonly writs: readonly number[];
	readonly doubled: boolean;
	readonly open: readonly boolean[];
	readonly known: readonly (readonly string[])[] | null;
	readonly writ_used: boolean;
	readonly lead_ability: 'used' | 'cancelled' | null;
	readonly must_play: boolean;
	readonly trick: readonly Played[];
	readonly pending: readonly Played[];
	readonly winner: number | null;
	readonly reason: string | null;
}

export interface GoingOut {
	readonly cards: number;
	readonly writs: number;
	readonly hangu: number;
	readonly total: number;
}

export interface ToBeat {
	readonly size: number;
	readonly rank: number;
}

export interface ChuHanForecast {
	readonly going_out: readonly GoingOut[];
	readonly to_beat: ToBeat | null;
	readonly left_to_win: readonly number[];
}

export const TARGET_VP = 31;
export const UNDRAWABLE = 4;
export const DRAW_PER_WRIT = 2;

export function viewOf(table: TableModel): ChuHanView | null {
	return table.view as ChuHanView | null;
}

export function forecastOf(table: TableModel): ChuHanForecast | null {
	return table.forecast as ChuHanForecast | null;
}

/** Whose side of the table is below: the own one, for a spectator Han's. */
export function nearSeat(table: TableModel): number {
	return table.seat ?? 0;
}

export function openHand(view: ChuHanView, seat: number): readonly string[] | null {
	const hand = view.hands[seat];
	return hand === undefined || 'hidden' in hand ? null : hand;
}

export function handSize(view: ChuHanView, seat: number): number {
	const hand = view.hands[seat];
	if (hand === undefined) return 0;
	return 'hidden' in hand ? hand.hidden : hand.length;
}

/** Cards that can still be drawn; two that are being given lie on top of them. */
export function drawable(view: ChuHanView): number {
	const inAll = view.pile.hidden + (view.pile.seen?.length ?? 0);
	return inAll - UNDRAWABLE - (view.phase === 'give' ? DRAW_PER_WRIT : 0);
}

export function writsLeft(view: ChuHanView): number {
	return drawable(view) / DRAW_PER_WRIT;
}

/** The set to beat: by the forecast, or in a replay by the last set that was told of. */
export function toBeat(table: TableModel): ToBeat | null {
	const view = viewOf(table);
	if (view === null || view.phase === 'over') return null;
	const forecast = forecastOf(table);
	if (forecast !== null) return forecast.to_beat;
	return view.trick.length === 0 ? null : lastSet(table.journal);
}

function lastSet(journal: readonly JournalEvent[]): ToBeat | null {
	for (const event of journal.toReversed()) {
		if (event.kind === 'trick_ended' || event.kind === 'dealt') return null;
		if (event.kind === 'played') return { size: Number(event.size), rank: Number(event.rank) };
	}
	return null;
}
