/** A position of Shogun as the engine writes it, as far as the editor changes it. */
import type { Position } from '../../editor/controls';
import type { Cubes, Player, Province } from './view';

/** What lies on each field; those not yet planned are missing. */
export type Plan = Readonly<Record<string, string>>;

/** Whose revolts come now, which ones, and with how many peasants more. */
export interface Winter {
	readonly at: number;
	readonly revolts: readonly string[];
	readonly extra: number;
}

export interface ShogunPosition extends Position {
	readonly year: number;
	readonly season: string;
	readonly phase: string;
	readonly provinces: Readonly<Record<string, Province>>;
	readonly players: readonly Partial<Player>[];
	readonly order?: readonly number[];
	readonly plans?: readonly Plan[];
	readonly winter?: Winter | null;
	readonly tower: { readonly inside: Cubes; readonly tray: Cubes };
	readonly events: {
		readonly open: readonly number[];
		readonly current: number | null;
		readonly stack: readonly number[];
	};
}

/** The provinces of a seat. */
export function landsIn(p: ShogunPosition, seat: number): string[] {
	return Object.keys(p.provinces)
		.filter((name) => p.provinces[name]?.owner === seat)
		.toSorted();
}
