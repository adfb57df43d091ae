/**
 * The map: outlines, where a label stands, and what is printed on it. Outlines and sea routes are of our
 * own drawing, the figures those of tenka.games.shogun.data.
 */
import { outline } from './borders';

export type Region = 'brown' | 'green' | 'purple' | 'red' | 'yellow';
export type BoardName = 'sun' | 'moon';

export interface Place {
	readonly chests: number;
	readonly rice: number;
	readonly sites: number;
	readonly sun: Region;
	readonly moon: Region;
	/** Of three shades of its region, so that neighbours differ. */
	readonly shade: 0 | 1 | 2;
	readonly at: readonly [number, number];
	/** Too narrow for three lines: sites and income stand in two. */
	readonly tall: boolean;
	readonly path: string;
}

/** A place, with its borders instead of the path that they make. */
type Drawn = Omit<Place, 'path'> & { readonly borders: readonly number[] };

export const WIDTH = 1000;
export const HEIGHT = 560;

// prettier-ignore
const DRAWN: Readonly<Record<string, Drawn>> = {
	Aki: { chests: 4, rice: 3, sites: 2, sun: 'green', moon: 'green', shade: 2, at: [71, 329], tall: false, borders: [~0, 38, 39] },
	'Awa-Boso': { chests: 3, rice: 4, sites: 2, sun: 'yellow', moon: 'yellow', shade: 2, at: [904, 493], tall: true, borders: [~32, 40] },
	'Awa-Shikoku': { chests: 4, rice: 2, sites: 2, sun: 'purple', moon: 'purple', shade: 0, at: [286, 473], tall: false, borders: [41, 42, ~10, 43] },
	Bingo: { chests: 3, rice: 4, sites: 2, sun: 'green', moon: 'green', shade: 0, at: [149, 296], tall: true, borders: [44, 45, 46, 47, ~5, ~39] },
	Bitchu: { chests: 5, rice: 3, sites: 2, sun: 'green', moon: 'green', shade: 2, at: [205, 306], tall: true, borders: [~47, 48, 49, 50, ~7] },
	Bizen: { chests: 4, rice: 2, sites: 1, sun: 'green', moon: 'green', shade: 1, at: [261, 321], tall: true, borders: [~50, 51, 52, ~8] },
	Echigo: { chests: 5, rice: 3, sites: 2, sun: 'brown', moon: 'brown', shade: 0, at: [766, 104], tall: false, borders: [53, 25, 54, 55, 56] },
	Echizen: { chests: 4, rice: 4, sites: 2, sun: 'red', moon: 'brown', shade: 1, at: [504, 227], tall: true, borders: [16, 57, 58, 59, 60, 61] },
	Etchu: { chests: 7, rice: 3, sites: 3, sun: 'brown', moon: 'brown', shade: 1, at: [609, 142], tall: false, borders: [62, 63, 23, ~53, 64, 65] },
	Harima: { chests: 4, rice: 4, sites: 2, sun: 'red', moon: 'red', shade: 1, at: [330, 312], tall: false, borders: [66, 67, 68, 69, 70, ~11, ~52] },
	Hida: { chests: 4, rice: 2, sites: 2, sun: 'red', moon: 'red', shade: 2, at: [605, 218], tall: false, borders: [71, ~65, 72, 73, ~58] },
	Hitachi: { chests: 3, rice: 4, sites: 1, sun: 'brown', moon: 'yellow', shade: 2, at: [924, 237], tall: true, borders: [74, 75, 76, ~36] },
	Hoki: { chests: 6, rice: 5, sites: 2, sun: 'green', moon: 'green', shade: 1, at: [220, 188], tall: false, borders: [77, 6, 78, ~67, 79, ~48, ~46] },
	Ise: { chests: 5, rice: 3, sites: 2, sun: 'purple', moon: 'purple', shade: 1, at: [504, 426], tall: true, borders: [80, 81, 82, 83, 21, 84, ~18, 85] },
	Iwami: { chests: 7, rice: 2, sites: 1, sun: 'green', moon: 'green', shade: 1, at: [80, 260], tall: false, borders: [1, 86, ~44, ~38] },
	Iyo: { chests: 3, rice: 4, sites: 3, sun: 'purple', moon: 'purple', shade: 2, at: [154, 427], tall: false, borders: [4, 87, ~41, 88] },
	Izu: { chests: 6, rice: 2, sites: 3, sun: 'yellow', moon: 'yellow', shade: 0, at: [800, 463], tall: true, borders: [~28, 89, 90] },
	Izumo: { chests: 3, rice: 3, sites: 3, sun: 'green', moon: 'green', shade: 2, at: [139, 213], tall: false, borders: [~86, 2, ~77, ~45] },
	Kaga: { chests: 4, rice: 5, sites: 3, sun: 'brown', moon: 'brown', shade: 0, at: [509, 159], tall: false, borders: [17, 91, ~62, ~71, ~57] },
	Kai: { chests: 5, rice: 3, sites: 1, sun: 'yellow', moon: 'red', shade: 0, at: [748, 289], tall: false, borders: [92, 93, 94, 95, 96] },
	Kazusa: { chests: 5, rice: 3, sites: 3, sun: 'yellow', moon: 'yellow', shade: 1, at: [933, 424], tall: true, borders: [33, 97, ~35, ~40] },
	Kii: { chests: 5, rice: 4, sites: 2, sun: 'purple', moon: 'purple', shade: 0, at: [432, 501], tall: false, borders: [~15, 98, 99, ~85] },
	Kozuke: { chests: 3, rice: 4, sites: 2, sun: 'brown', moon: 'brown', shade: 2, at: [801, 183], tall: false, borders: [100, ~55, 101, 102, 103, 104] },
	Mikawa: { chests: 6, rice: 3, sites: 1, sun: 'red', moon: 'red', shade: 1, at: [629, 370], tall: false, borders: [105, 106, 107, 108, ~24] },
	Mimasaka: { chests: 7, rice: 3, sites: 1, sun: 'green', moon: 'red', shade: 0, at: [259, 244], tall: false, borders: [~79, ~66, ~51, ~49] },
	Mino: { chests: 3, rice: 5, sites: 1, sun: 'red', moon: 'red', shade: 0, at: [553, 276], tall: false, borders: [109, ~59, ~73, 110, ~106, 111, ~82] },
	Musashi: { chests: 6, rice: 3, sites: 2, sun: 'yellow', moon: 'yellow', shade: 2, at: [835, 281], tall: false, borders: [112, ~104, 113, ~31, 114, ~93] },
	Mutsu: { chests: 4, rice: 3, sites: 2, sun: 'brown', moon: 'brown', shade: 1, at: [901, 95], tall: false, borders: [~54, 30, ~76, 115, ~101] },
	Noto: { chests: 5, rice: 2, sites: 2, sun: 'brown', moon: 'brown', shade: 2, at: [562, 68], tall: false, borders: [19, ~63, ~91] },
	Omi: { chests: 3, rice: 2, sites: 3, sun: 'red', moon: 'red', shade: 2, at: [474, 344], tall: false, borders: [116, 117, 118, ~60, ~109, ~81, 119] },
	Owari: { chests: 6, rice: 2, sites: 2, sun: 'red', moon: 'purple', shade: 2, at: [565, 344], tall: true, borders: [~83, ~111, ~105, ~22] },
	Sagami: { chests: 3, rice: 4, sites: 3, sun: 'yellow', moon: 'yellow', shade: 1, at: [841, 386], tall: false, borders: [~94, ~114, ~29, ~90, 120] },
	Sanuki: { chests: 6, rice: 2, sites: 1, sun: 'purple', moon: 'green', shade: 1, at: [270, 408], tall: false, borders: [~87, 9, ~42] },
	Settsu: { chests: 7, rice: 3, sites: 1, sun: 'purple', moon: 'purple', shade: 1, at: [401, 372], tall: true, borders: [~70, 121, ~116, 122, ~98, ~14] },
	Shima: { chests: 4, rice: 3, sites: 1, sun: 'purple', moon: 'purple', shade: 0, at: [551, 465], tall: true, borders: [~84, ~20] },
	Shimosa: { chests: 5, rice: 5, sites: 1, sun: 'yellow', moon: 'yellow', shade: 0, at: [937, 322], tall: false, borders: [~103, 123, ~74, 37, ~97, ~34, ~113] },
	Shimotsuke: { chests: 6, rice: 2, sites: 3, sun: 'brown', moon: 'brown', shade: 0, at: [870, 177], tall: false, borders: [~102, ~115, ~75, ~123] },
	Shinano: { chests: 6, rice: 2, sites: 3, sun: 'brown', moon: 'red', shade: 1, at: [681, 204], tall: false, borders: [~72, ~64, ~56, ~100, ~112, ~92, 124, ~107, ~110] },
	Suruga: { chests: 7, rice: 3, sites: 2, sun: 'yellow', moon: 'yellow', shade: 2, at: [759, 374], tall: false, borders: [125, ~95, ~120, ~89, ~27] },
	Tajima: { chests: 4, rice: 4, sites: 1, sun: 'green', moon: 'green', shade: 0, at: [328, 218], tall: true, borders: [~78, 12, 126, 127, ~68] },
	Tamba: { chests: 7, rice: 2, sites: 1, sun: 'red', moon: 'red', shade: 0, at: [411, 299], tall: false, borders: [~69, ~127, 128, ~117, ~121] },
	Tosa: { chests: 6, rice: 3, sites: 2, sun: 'purple', moon: 'purple', shade: 1, at: [157, 486], tall: false, borders: [~3, ~88, ~43] },
	Totomi: { chests: 6, rice: 2, sites: 2, sun: 'yellow', moon: 'yellow', shade: 1, at: [699, 386], tall: true, borders: [~108, ~124, ~96, ~125, ~26] },
	Wakasa: { chests: 6, rice: 2, sites: 2, sun: 'red', moon: 'brown', shade: 1, at: [414, 230], tall: false, borders: [13, ~61, ~118, ~128, ~126] },
	Yamato: { chests: 5, rice: 4, sites: 2, sun: 'purple', moon: 'purple', shade: 2, at: [454, 423], tall: true, borders: [~99, ~122, ~119, ~80] },
};

export const PLACES: Readonly<Record<string, Place>> = Object.fromEntries(
	Object.entries(DRAWN).map(([name, { borders, ...place }]) => [
		name,
		{ ...place, path: outline(borders) },
	]),
);

export interface SeaRoute {
	readonly from: string;
	readonly to: string;
	readonly ends: readonly (readonly [number, number])[];
	readonly path: string;
}

// prettier-ignore
export const SEA_ROUTES: readonly SeaRoute[] = [
	{ from: 'Tajima', to: 'Kaga', ends: [[327.4, 176.1], [484.2, 141.6]], path: 'M327.4 176.1Q398.9 127.5 484.2 141.6' },
	{ from: 'Harima', to: 'Sanuki', ends: [[323.9, 358.5], [299.3, 376.1]], path: 'M323.9 358.5Q309.5 364.4 299.3 376.1' },
	{ from: 'Aki', to: 'Iyo', ends: [[113.8, 369.5], [127.4, 409.2]], path: 'M113.8 369.5Q115.8 391.0 127.4 409.2' },
	{ from: 'Kii', to: 'Awa-Shikoku', ends: [[348.2, 460.2], [324.6, 469.4]], path: 'M348.2 460.2Q335.0 461.3 324.6 469.4' },
	{ from: 'Shima', to: 'Izu', ends: [[583.9, 462.2], [759.2, 490.2]], path: 'M583.9 462.2Q674.9 455.2 759.2 490.2' },
	{ from: 'Izu', to: 'Awa-Boso', ends: [[833.3, 456.1], [874.5, 471.8]], path: 'M833.3 456.1Q857.0 455.7 874.5 471.8' },
];

/** Out of the game with three daimyo. */
export const OUT_WITH_FEW: Readonly<Record<BoardName, readonly string[]>> = {
	sun: ['Izumo', 'Iwami', 'Sanuki', 'Tosa', 'Echigo', 'Mutsu', 'Kazusa', 'Awa-Boso'],
	moon: ['Iwami', 'Aki', 'Mutsu', 'Shimotsuke', 'Iyo', 'Tosa', 'Hitachi', 'Shimosa'],
};

export interface EventCard {
	readonly id: string;
	readonly loss: number;
}

/** The event cards by their number. */
// prettier-ignore
export const EVENTS: Readonly<Record<number, EventCard>> = {
	1: { id: 'theatre_calms', loss: 5 },
	2: { id: 'theatre_calms', loss: 7 },
	3: { id: 'neutral_two', loss: 3 },
	4: { id: 'castle_defence', loss: 2 },
	5: { id: 'castle_defence', loss: 6 },
	6: { id: 'temple_peace', loss: 3 },
	7: { id: 'temple_peace', loss: 4 },
	8: { id: 'tax_max5', loss: 0 },
	9: { id: 'tax_min6', loss: 2 },
	10: { id: 'rice_min4', loss: 3 },
	11: { id: 'rice_max3', loss: 4 },
	12: { id: 'deploy_less', loss: 1 },
};
