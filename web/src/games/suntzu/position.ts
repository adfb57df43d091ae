/** A position of Sun Tzu as the engine writes it, as far as the editor changes it. */
import type { Position } from '../../editor/controls';

/** A battle that is under way. */
export interface BattleField {
	readonly province: string;
	readonly step: string;
	readonly countered: boolean;
	readonly as_six: boolean;
	readonly winner: number | null;
}

/** A decision that is owed in it. */
export interface Owed {
	readonly seat: number;
	readonly do: string;
	readonly count?: number;
	readonly why?: string;
	readonly what?: string;
}

export interface SunTzuPosition extends Position {
	readonly options: Readonly<Record<string, unknown>>;
	readonly round: number;
	readonly phase: string;
	readonly marker: number;
	readonly armies: Readonly<Record<string, number>>;
	readonly marks: readonly Readonly<Record<string, number>>[];
	readonly pool: readonly number[];
	readonly set_aside: readonly number[];
	readonly hands: readonly (readonly string[])[];
	readonly decks: readonly (readonly string[])[];
	readonly drawn: readonly (readonly string[])[];
	readonly removed: readonly (readonly string[])[];
	readonly placed: readonly Readonly<Record<string, string>>[];
	readonly warlords: readonly (readonly string[])[];
	readonly used_warlords: readonly (readonly string[])[];
	readonly fought: readonly string[];
	readonly decider: number | null;
	readonly battle: BattleField | null;
	readonly pending: readonly Owed[];
}

export const SEATS = [0, 1];
