/** The shapes of the server's view and forecast of Shogun (docs/rules/shogun.md). */
import type { TableModel } from '../../table/model';
import { OUT_WITH_FEW, PLACES, type BoardName, type Region } from './map';

export type Phase = 'draft' | 'planning' | 'choosing' | 'actions' | 'winter' | 'over';

export const ACTIONS = [
	'castle',
	'temple',
	'theatre',
	'rice',
	'tax',
	'deploy5',
	'deploy3',
	'deploy1',
	'battle_a',
	'battle_b',
] as const;
export const FIELDS = [...ACTIONS, 'bid'] as const;
export const BUILDINGS = ['castle', 'temple', 'theatre'] as const;
export const REGIONS = ['green', 'red', 'purple', 'yellow', 'brown'] as const;
export const CHEST_CARDS = ['chest0', 'chest1', 'chest2', 'chest3', 'chest4'] as const;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

/** Cubes by colour: a seat as a string, or `peasant`. */
export type Cubes = Readonly<Record<string, number>>;

export interface Province {
	readonly owner: number;
	readonly armies: number;
	readonly castle: boolean;
	readonly temple: boolean;
	readonly theatre: boolean;
	readonly markers: number;
}

export interface Player {
	readonly chests: number;
	readonly rice: number;
	readonly vp: number;
	readonly reserve: number;
	readonly groups: readonly number[];
}

export interface Draft {
	readonly stack: { readonly known: readonly string[]; readonly hidden: number };
	readonly open: readonly string[];
	readonly turn: number;
	readonly drawn: string | null;
}

export interface ShogunView {
	readonly turn: readonly number[];
	readonly board: BoardName;
	readonly year: number;
	readonly season: (typeof SEASONS)[number];
	readonly phase: Phase;
	readonly provinces: Readonly<Record<string, Province>>;
	readonly players: readonly Player[];
	readonly tower: { readonly inside: Cubes; readonly tray: Cubes };
	readonly peasants: number;
	readonly draft: Draft | null;
	readonly actions: { readonly open: readonly string[]; readonly hidden: number };
	readonly action: number;
	readonly at: number;
	readonly placed: boolean;
	readonly specials: readonly string[];
	readonly taken: Readonly<Record<string, string>>;
	readonly choosing: readonly number[];
	readonly order: readonly number[];
	readonly events: { readonly open: readonly number[]; readonly current: number | null };
	readonly plans: readonly Readonly<Record<string, unknown>>[];
	readonly winter: {
		readonly at: number;
		readonly revolts: readonly string[];
		readonly extra: number;
	} | null;
}

export interface Shortage {
	readonly loss: number;
	readonly missing: number;
	readonly revolts: number;
	readonly extra: number;
}

export interface WinterForecast {
	readonly provinces: number;
	readonly rice: number;
	readonly mildest: Shortage;
	readonly hardest: Shortage;
}

/** What actions would bring in an own province; a word where it cannot be built there. */
export interface ProvinceForecast {
	readonly tax: number;
	readonly rice: number;
	readonly revolt: { readonly peasants: number; readonly won: number } | null;
	readonly castle: string | null;
	readonly temple: string | null;
	readonly theatre: string | null;
}

/** In percent. */
export interface Odds {
	readonly win: number;
	readonly tie: number;
	readonly lose: number;
}

export interface ShogunForecast {
	readonly points: readonly number[];
	readonly winter: readonly WinterForecast[];
	readonly costs: Readonly<Record<string, number>>;
	readonly provinces?: Readonly<Record<string, ProvinceForecast>>;
	readonly battle?: {
		readonly from: string;
		readonly odds: Readonly<Record<string, Readonly<Record<string, Odds>>>>;
	} | null;
}

export function viewOf(table: TableModel): ShogunView | null {
	return table.view as ShogunView | null;
}

export function forecastOf(table: TableModel): ShogunForecast | null {
	return table.forecast as ShogunForecast | null;
}

export function regionOf(view: ShogunView, province: string): Region {
	return PLACES[province]![view.board];
}

/** Is it out of the game? */
export function isOut(view: ShogunView, province: string): boolean {
	return view.players.length === 3 && OUT_WITH_FEW[view.board].includes(province);
}

/** The provinces of a seat, region by region. */
export function landsOf(view: ShogunView, seat: number): string[] {
	return Object.keys(view.provinces)
		.filter((name) => view.provinces[name]?.owner === seat)
		.toSorted((a, b) => regionAt(view, a) - regionAt(view, b) || a.localeCompare(b));
}

function regionAt(view: ShogunView, province: string): number {
	return REGIONS.indexOf(regionOf(view, province));
}

/** The plan of a seat as far as it is seen: a card, `none`, or null for face down. */
export function planOf(view: ShogunView, seat: number): Readonly<Record<string, string | null>> {
	return (view.plans[seat] ?? {}) as Readonly<Record<string, string | null>>;
}

/** The seats from first to last: the turn order, where there is one. */
export function seatOrder(view: ShogunView): readonly number[] {
	return view.order.length > 0 ? view.order : view.players.map((_, seat) => seat);
}

/** A card that is known to be a province's. */
export type ProvinceCard = string & { readonly isProvince: true };

export function isProvince(card: string | null | undefined): card is ProvinceCard {
	return card !== null && card !== undefined && card in PLACES;
}

/** Has a daimyo sealed the plan of this season already? */
export function hasPlanned(view: ShogunView, seat: number): boolean {
	return view.phase === 'planning' && !view.turn.includes(seat);
}
