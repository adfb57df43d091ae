/** The instruments of a table, as samples between -1 and 1: nothing is recorded from the world. */

/** A sine that dies away: its pitch in Hz, how long it takes to fall to a third, and how loud it is. */
interface Partial {
	readonly pitch: number;
	readonly fades: number;
	readonly share: number;
	/** How long it takes to come up; what is struck hard is there at once. */
	readonly blooms?: number;
	/** It begins higher by this part, and sinks: a skin that is struck. */
	readonly bends?: number;
}

export interface Recording {
	readonly rate: number;
	readonly samples: Float64Array;
}

/** So loud is the loudest tenth of a second of each, to an ear. */
const LOUDNESS = 0.07;
const PEAK = 0.9;

/** Wood on paper: the card slides a little, then its edge is put down. */
function card(): Recording {
	const sound = silence(22_050, 0.13);
	breath(sound, { at: 0, lasts: 0.05, low: 1_800, high: 5_200, share: 0.1 });
	breath(sound, { at: 0.018, lasts: 0.04, low: 900, high: 4_200, share: 0.5 });
	strike(sound, 0.018, [
		{ pitch: 232, fades: 0.022, share: 0.5 },
		{ pitch: 517, fades: 0.014, share: 0.42 },
		{ pitch: 1_130, fades: 0.007, share: 0.26 },
	]);
	return sound;
}

/** A small block of hard wood on a tray. */
function cube(): Recording {
	const sound = silence(22_050, 0.11);
	breath(sound, { at: 0, lasts: 0.006, low: 1_500, high: 7_000, share: 0.35 });
	strike(sound, 0, [
		{ pitch: 415, fades: 0.02, share: 0.4 },
		{ pitch: 1_180, fades: 0.017, share: 0.6 },
		{ pitch: 2_140, fades: 0.01, share: 0.32 },
		{ pitch: 3_370, fades: 0.006, share: 0.16 },
	]);
	return sound;
}

/** A stone seal, pressed through paper onto the table. */
function seal(): Recording {
	const sound = silence(11_025, 0.42);
	breath(sound, { at: 0, lasts: 0.07, low: 250, high: 1_800, share: 0.5 });
	strike(sound, 0, [
		{ pitch: 96, fades: 0.1, share: 0.7, bends: 0.5 },
		{ pitch: 186, fades: 0.07, share: 0.6, bends: 0.2 },
		{ pitch: 392, fades: 0.035, share: 0.45 },
		{ pitch: 905, fades: 0.01, share: 0.2 },
	]);
	return sound;
}

/** A large drum, once. */
function drum(): Recording {
	const sound = silence(11_025, 0.75);
	breath(sound, { at: 0, lasts: 0.05, low: 300, high: 1_400, share: 0.35 });
	strike(sound, 0, [
		{ pitch: 92, fades: 0.2, share: 0.7, bends: 0.28, blooms: 0.004 },
		{ pitch: 147, fades: 0.15, share: 0.5, bends: 0.2 },
		{ pitch: 198, fades: 0.12, share: 0.45, bends: 0.12 },
		{ pitch: 274, fades: 0.08, share: 0.4 },
		{ pitch: 438, fades: 0.04, share: 0.3 },
	]);
	return sound;
}

/** A bronze gong, struck softly: its high partials open after the low ones and are gone before them. */
function gong(): Recording {
	const sound = silence(8_000, 2.7);
	const low = 146.83;
	strike(
		sound,
		0,
		[1, 1.004, 1.52, 2.01, 2.016, 2.74, 3.37, 4.13, 5.43, 6.79, 8.21, 10.6].map((times, at) => ({
			pitch: low * times,
			fades: 1.3 / (1 + 0.26 * at),
			share: 0.9 / (1 + 0.24 * at),
			blooms: 0.008 + 0.007 * at,
		})),
	);
	return sound;
}

/** One string of a zither, plucked near its end. */
function zither(): Recording {
	const sound = silence(11_025, 1.3);
	const [open, place, stiffness] = [293.66, 0.19, 0.00012];
	breath(sound, { at: 0, lasts: 0.012, low: 900, high: 4_500, share: 0.12 });
	strike(
		sound,
		0,
		Array.from({ length: 14 }, (_, at) => at + 1).map((nth) => ({
			pitch: open * nth * Math.sqrt(1 + stiffness * nth * nth),
			fades: 0.62 / (1 + 0.3 * (nth - 1)),
			share: Math.abs(Math.sin(Math.PI * nth * place)) / nth ** 1.15,
			blooms: 0.002,
		})),
	);
	return sound;
}

/** All of them, equally loud. */
export function recordings(): Readonly<Record<string, Recording>> {
	const made = { card, cube, seal, drum, gong, zither };
	return Object.fromEntries(Object.entries(made).map(([name, make]) => [name, mastered(make())]));
}

function silence(rate: number, seconds: number): Recording {
	return { rate, samples: new Float64Array(Math.round(rate * seconds)) };
}

function strike({ rate, samples }: Recording, at: number, partials: readonly Partial[]): void {
	const from = Math.round(at * rate);
	for (const { pitch, fades, share, blooms = 0.0008, bends = 0 } of partials) {
		let phase = 0;
		for (let sample = from; sample < samples.length; sample++) {
			const time = (sample - from) / rate;
			phase += (2 * Math.PI * pitch * (1 + bends * Math.exp(-time / 0.03))) / rate;
			const envelope = (1 - Math.exp(-time / blooms)) * Math.exp(-time / fades);
			samples[sample] = samples[sample]! + share * envelope * Math.sin(phase);
		}
	}
}

interface Breath {
	readonly at: number;
	readonly lasts: number;
	readonly low: number;
	readonly high: number;
	readonly share: number;
}

/** Noise between two pitches, loud at once and soon gone. */
function breath({ rate, samples }: Recording, { at, lasts, low, high, share }: Breath): void {
	const random = noise();
	const above = onePole(Math.min(high, rate * 0.45), rate);
	const below = onePole(low, rate);
	const from = Math.round(at * rate);
	const count = Math.min(Math.round(lasts * rate), samples.length - from);
	for (let sample = 0; sample < count; sample++) {
		const kept = above(random());
		const envelope = (1 - sample / count) ** 3;
		samples[from + sample] = samples[from + sample]! + share * envelope * (kept - below(kept));
	}
}

/** The same noise each time, so that the files are the same, too. */
function noise(): () => number {
	let state = 20_261_119;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 31 - 1;
	};
}

/** What it lets through is below a pitch. */
function onePole(pitch: number, rate: number): (sample: number) => number {
	const share = 1 - Math.exp((-2 * Math.PI * pitch) / rate);
	let held = 0;
	return (sample) => (held += share * (sample - held));
}

/** As loud as all the others, never over the edge, and silent at its end. */
function mastered({ rate, samples }: Recording): Recording {
	const gain = LOUDNESS / loudness({ rate, samples });
	const soft = Math.round(samples.length * 0.25);
	const ended = samples.map((sample, at) => {
		const left = Math.min(1, (samples.length - 1 - at) / soft);
		return PEAK * Math.tanh((sample * gain * left * left * (3 - 2 * left)) / PEAK);
	});
	return { rate, samples: ended };
}

/** Of the loudest tenth of a second; an ear hears little of what is very low. */
function loudness({ rate, samples }: Recording): number {
	const low = onePole(700, rate);
	const heard = samples.map((sample) => (sample - low(sample)) ** 2);
	const window = Math.round(rate * 0.1);
	let sum = 0;
	let most = 0;
	heard.forEach((power, at) => {
		sum += power - (heard[at - window] ?? 0);
		most = Math.max(most, sum);
	});
	return Math.sqrt(most / window);
}
