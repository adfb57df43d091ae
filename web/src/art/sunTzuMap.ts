/** The five provinces of Sun Tzu: two maps of our own with the same borders, wide and narrow. */
import { bent, path, peak, stroke, type Point } from './brush';

type Line = readonly Point[];

/** Places where borders meet, and the lines between them. */
interface Plan {
	readonly width: number;
	readonly height: number;
	readonly thick: number;
	readonly lines: Readonly<Record<string, Line>>;
	readonly sea: Line;
	readonly rivers: readonly Line[];
	/** x, y and size of mountains. */
	readonly peaks: readonly (readonly [number, number, number])[];
	readonly signs: Readonly<Record<string, Point>>;
	readonly sign: number;
	readonly waves: readonly Point[];
}

/** Each province is ringed by these lines; `-` runs one backwards. */
const RINGS: Readonly<Record<string, readonly string[]>> = {
	qin: ['west', 'qin_jin', 'qin_han', 'qin_chu'],
	jin_yan: ['north', 'jin_han', '-qin_jin'],
	han_qi: ['-jin_han', 'east', '-han_wu', '-han_chu', '-qin_han'],
	chu: ['-qin_chu', 'han_chu', 'chu_wu', 'south'],
	wu: ['han_wu', 'coast', '-chu_wu'],
};
const INNER = ['qin_jin', 'qin_han', 'qin_chu', 'jin_han', 'han_chu', 'han_wu', 'chu_wu'];
const OUTER = ['west', 'north', 'east', 'coast', 'south'];

const WIDE: Plan = {
	width: 1120,
	height: 520,
	thick: 5.2,
	lines: {
		west: [
			[236, 346],
			[214, 300],
			[206, 232],
			[220, 150],
			[246, 84],
			[300, 44],
			[372, 30],
			[430, 38],
			[474, 20],
		],
		north: [
			[474, 20],
			[560, 12],
			[668, 16],
			[780, 8],
			[872, 22],
			[908, 44],
			[894, 78],
			[854, 104],
			[846, 132],
			[884, 164],
		],
		east: [
			[884, 164],
			[934, 152],
			[986, 174],
			[1020, 206],
			[996, 232],
			[944, 246],
			[906, 276],
			[896, 300],
			[916, 328],
		],
		coast: [
			[916, 328],
			[940, 366],
			[956, 412],
			[944, 450],
			[930, 488],
			[880, 513],
			[800, 512],
			[722, 516],
			[650, 513],
		],
		south: [
			[650, 513],
			[560, 517],
			[452, 511],
			[350, 515],
			[286, 492],
			[256, 444],
			[250, 396],
			[236, 346],
		],
		qin_jin: [
			[474, 20],
			[468, 70],
			[490, 120],
			[504, 168],
		],
		qin_han: [
			[504, 168],
			[510, 220],
			[490, 280],
			[482, 338],
		],
		qin_chu: [
			[482, 338],
			[420, 352],
			[350, 344],
			[290, 355],
			[236, 346],
		],
		jin_han: [
			[884, 164],
			[820, 176],
			[748, 168],
			[660, 184],
			[584, 170],
			[504, 168],
		],
		han_chu: [
			[482, 338],
			[540, 352],
			[604, 345],
			[668, 350],
		],
		han_wu: [
			[668, 350],
			[740, 354],
			[812, 342],
			[868, 344],
			[916, 328],
		],
		chu_wu: [
			[668, 350],
			[674, 396],
			[660, 452],
			[650, 513],
		],
	},
	sea: [
		[940, -10],
		[930, 20],
		[908, 44],
		[894, 78],
		[854, 104],
		[846, 132],
		[884, 164],
		[934, 152],
		[986, 174],
		[1020, 206],
		[996, 232],
		[944, 246],
		[906, 276],
		[896, 300],
		[916, 328],
		[940, 366],
		[956, 412],
		[944, 450],
		[930, 488],
		[904, 530],
	],
	rivers: [
		[
			[200, 340],
			[214, 250],
			[236, 130],
			[296, 66],
			[372, 48],
			[440, 72],
			[486, 132],
			[520, 176],
			[584, 178],
			[660, 192],
			[748, 177],
			[820, 184],
			[900, 166],
		],
		[
			[196, 430],
			[236, 372],
			[300, 358],
			[390, 354],
			[482, 346],
			[560, 357],
			[668, 354],
			[760, 359],
			[850, 347],
			[936, 358],
		],
	],
	peaks: [
		[50, 330, 74],
		[108, 316, 66],
		[152, 336, 50],
		[18, 400, 52],
		[76, 396, 62],
		[132, 414, 58],
		[170, 430, 36],
		[58, 448, 44],
		[232, 56, 28],
		[258, 44, 20],
		[268, 330, 26],
		[304, 322, 34],
		[338, 334, 24],
		[384, 336, 22],
		[470, 66, 26],
		[496, 120, 28],
		[520, 132, 20],
		[272, 444, 34],
		[300, 462, 26],
		[258, 478, 22],
		[930, 212, 30],
		[904, 220, 22],
		[620, 450, 30],
		[592, 462, 22],
	],
	signs: {
		qin: [368, 258],
		jin_yan: [700, 146],
		han_qi: [738, 312],
		chu: [456, 492],
		wu: [806, 490],
	},
	sign: 146,
	waves: [
		[1052, 254],
		[1080, 254],
		[984, 286],
		[1066, 284],
		[968, 336],
		[994, 336],
		[960, 96],
		[990, 110],
	],
};

const NARROW: Plan = {
	width: 390,
	height: 404,
	thick: 3.6,
	lines: {
		west: [
			[-6, 262],
			[2, 200],
			[-6, 120],
			[2, 40],
			[-6, -6],
			[60, -4],
			[130, -6],
			[180, -4],
		],
		north: [
			[180, -4],
			[250, -6],
			[320, -2],
			[374, 6],
			[370, 40],
			[356, 74],
			[360, 104],
			[376, 132],
		],
		east: [
			[376, 132],
			[392, 150],
			[396, 176],
			[382, 208],
			[374, 240],
			[380, 266],
		],
		coast: [
			[380, 266],
			[386, 310],
			[384, 350],
			[374, 396],
			[300, 410],
			[208, 408],
		],
		south: [
			[208, 408],
			[120, 410],
			[40, 408],
			[-8, 404],
			[-4, 340],
			[-6, 262],
		],
		qin_jin: [
			[180, -4],
			[174, 44],
			[186, 96],
			[184, 136],
		],
		qin_han: [
			[184, 136],
			[178, 180],
			[188, 226],
			[184, 264],
		],
		qin_chu: [
			[184, 264],
			[130, 270],
			[60, 258],
			[-6, 262],
		],
		jin_han: [
			[376, 132],
			[320, 138],
			[250, 130],
			[184, 136],
		],
		han_chu: [
			[184, 264],
			[200, 268],
			[212, 268],
		],
		han_wu: [
			[212, 268],
			[270, 262],
			[330, 270],
			[380, 266],
		],
		chu_wu: [
			[212, 268],
			[206, 310],
			[214, 360],
			[208, 408],
		],
	},
	sea: [
		[376, -10],
		[370, 40],
		[356, 74],
		[360, 104],
		[376, 132],
		[392, 150],
		[396, 176],
		[382, 208],
		[374, 240],
		[380, 266],
		[386, 310],
		[384, 350],
		[374, 396],
		[370, 414],
	],
	rivers: [
		[
			[-8, 34],
			[30, 8],
			[90, 4],
			[150, 12],
			[178, 52],
			[188, 104],
			[200, 142],
			[270, 138],
			[330, 144],
			[384, 136],
		],
		[
			[-8, 276],
			[60, 262],
			[130, 272],
			[212, 270],
			[290, 265],
			[386, 276],
		],
	],
	peaks: [
		[150, 226, 18],
		[130, 236, 22],
		[36, 232, 20],
		[58, 240, 14],
		[84, 246, 18],
		[118, 240, 15],
		[18, 392, 16],
		[40, 396, 12],
		[372, 200, 14],
	],
	signs: {
		qin: [92, 178],
		jin_yan: [274, 110],
		han_qi: [282, 242],
		chu: [104, 388],
		wu: [298, 388],
	},
	sign: 94,
	waves: [],
};

export interface DrawnMap {
	readonly width: number;
	readonly height: number;
	readonly lands: Readonly<Record<string, string>>;
	readonly borders: readonly string[];
	readonly coasts: readonly string[];
	readonly sea: string;
	readonly rivers: readonly { readonly bank: string; readonly water: string }[];
	readonly peaks: readonly { readonly body: string; readonly ink: string }[];
	readonly signs: Readonly<Record<string, Point>>;
	readonly sign: number;
	readonly waves: readonly Point[];
}

/** Neighbours share one line, so there is never a gap between them. */
export function drawn(plan: Plan): DrawnMap {
	const lines = new Map<string, Point[]>();
	let seed = 3;
	for (const [name, points] of Object.entries(plan.lines)) {
		lines.set(
			name,
			bent(points, { seed: seed++, step: plan.thick * 1.5, rough: plan.thick * 0.5 }),
		);
	}
	const along = (name: string): Point[] =>
		name.startsWith('-') ? lines.get(name.slice(1))!.toReversed() : lines.get(name)!;
	const strokes = (names: readonly string[], width: number): string[] =>
		names.map((name, at) => stroke(along(name), width, 40 + at));
	const { width, height } = plan;
	return {
		width,
		height,
		lands: Object.fromEntries(
			Object.entries(RINGS).map(([province, names]) => [
				province,
				path(names.flatMap(along), true),
			]),
		),
		borders: strokes(INNER, plan.thick * 0.8),
		coasts: strokes(OUTER, plan.thick),
		sea: path([...bent(plan.sea, { seed: 9 }), [width + 10, height + 10], [width + 10, -10]], true),
		rivers: plan.rivers.map((points, at) => {
			const line = bent(points, { seed: 70 + at, rough: plan.thick * 0.4 });
			return {
				bank: stroke(line, plan.thick * 2.3, 80 + at),
				water: stroke(line, plan.thick * 1.8, 80 + at),
			};
		}),
		peaks: plan.peaks.map(([x, y, size], at) => peak(x, y, size, 90 + at * 7)),
		signs: plan.signs,
		sign: plan.sign,
		waves: plan.waves,
	};
}

export const WIDE_MAP = drawn(WIDE);
export const NARROW_MAP = drawn(NARROW);
