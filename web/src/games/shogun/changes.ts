/** What a step has changed: figures before and after it. */
import type { GlyphName } from '../../art/Glyph.svelte';
import type { ShownStep } from '../../table/playback/steps';
import { provincesOf } from './playback';
import { BUILDINGS, type Player, type Province, type ShogunView } from './view';

export interface Change {
	/** Where: a province; null with the daimyo. */
	readonly province: string | null;
	readonly seat: number | null;
	readonly glyph: GlyphName;
	/** The key of the text that says how many there are now. */
	readonly label: string;
	readonly from: number;
	readonly to: number;
}

type Figure<T> = readonly [label: string, glyph: GlyphName, of: (from: T | undefined) => number];

const OF_PLAYERS: readonly Figure<Player>[] = [
	['label-chests', 'chest', (player) => player?.chests ?? 0],
	['label-rice', 'rice', (player) => player?.rice ?? 0],
];
const OF_PROVINCES: readonly Figure<Province>[] = [
	['label-armies', 'army', (there) => there?.armies ?? 0],
	['label-markers', 'flame', (there) => there?.markers ?? 0],
];

export function changesOf({ events, before, view }: ShownStep): Change[] {
	const [old, now] = [before, view] as unknown as [ShogunView | null, ShogunView | null];
	if (old === null || now === null) return [];
	const seats = new Set(events.map(({ seat }) => seat).filter((seat) => typeof seat === 'number'));
	return [
		...provincesOf(events).flatMap((province) =>
			changed(OF_PROVINCES, old.provinces[province], now.provinces[province], {
				province,
				seat: null,
			}),
		),
		...[...seats].flatMap((seat) =>
			changed(OF_PLAYERS, old.players[seat], now.players[seat], { province: null, seat }),
		),
	];
}

/** The building that a step has put up, if it has. */
export function builtIn({ events }: ShownStep): (typeof BUILDINGS)[number] | null {
	const building = events.find(({ kind }) => kind === 'built')?.building;
	return BUILDINGS.find((each) => each === building) ?? null;
}

function changed<T>(
	figures: readonly Figure<T>[],
	old: T | undefined,
	now: T | undefined,
	where: Pick<Change, 'province' | 'seat'>,
): Change[] {
	return figures
		.map(([label, glyph, of]) => ({ ...where, glyph, label, from: of(old), to: of(now) }))
		.filter(({ from, to }) => from !== to);
}
