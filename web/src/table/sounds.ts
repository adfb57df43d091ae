/** Short sounds of our own, made as they are heard: there are no files. */

let audio: AudioContext | null = null;

function play(make: (context: AudioContext) => void): void {
	// Browsers let nothing be heard before somebody has touched the page, and complain.
	if (navigator.userActivation?.hasBeenActive === false) return;
	try {
		audio ??= new AudioContext();
		make(audio);
	} catch {
		return; // no sound on this machine
	}
}

/** Two soft strokes, a fifth apart, as on a small bronze bell. */
export const ring = () =>
	play((context) => {
		stroke(context, 587.33, 0);
		stroke(context, 880, 0.14);
	});

/** One low, soft stroke: somebody has said something. */
export const knock = () => play((context) => stroke(context, 392, 0));

/** What is heard at a table itself, for those who want to. */
export const TABLE_SOUNDS = {
	/** Paper on wood. */
	card: () => play((context) => rustle(context, 2400, 0.09, 0)),
	/** A handful of wooden cubes. */
	cubes: () =>
		play((context) => {
			for (const [at, pitch] of [900, 760, 1020, 840].entries()) {
				rustle(context, pitch, 0.04, at * 0.06 + Math.random() * 0.02);
			}
		}),
	/** Four bells, upwards. */
	victory: () =>
		play((context) => {
			for (const [at, pitch] of [392, 523.25, 587.33, 783.99].entries()) {
				stroke(context, pitch, at * 0.17);
			}
		}),
} as const;

export type TableSound = keyof typeof TABLE_SOUNDS;

function stroke(context: AudioContext, pitch: number, after: number): void {
	const begin = context.currentTime + after;
	const volume = context.createGain();
	volume.gain.setValueAtTime(0, begin);
	volume.gain.linearRampToValueAtTime(0.16, begin + 0.01);
	volume.gain.exponentialRampToValueAtTime(0.0005, begin + 0.7);
	volume.connect(context.destination);
	for (const [overtone, share] of [
		[1, 1],
		[2.76, 0.25],
	] as const) {
		const tone = context.createOscillator();
		const part = context.createGain();
		tone.frequency.value = pitch * overtone;
		part.gain.value = share;
		tone.connect(part).connect(volume);
		tone.start(begin);
		tone.stop(begin + 0.75);
	}
}

/** A breath of noise around a pitch. */
function rustle(context: AudioContext, pitch: number, seconds: number, after: number): void {
	const noise = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
	const samples = noise.getChannelData(0);
	for (let at = 0; at < samples.length; at++) {
		samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 3;
	}
	const source = context.createBufferSource();
	const filter = context.createBiquadFilter();
	const volume = context.createGain();
	source.buffer = noise;
	filter.type = 'bandpass';
	filter.frequency.value = pitch;
	volume.gain.value = 0.35;
	source.connect(filter).connect(volume).connect(context.destination);
	source.start(context.currentTime + after);
}
