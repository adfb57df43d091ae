/** Bells that call somebody, on every page; they are made as they are heard. */
import { settings } from '../settings/settings.svelte';

let audio: AudioContext | null = null;

function play(make: (context: AudioContext) => void): void {
	// Browsers let nothing be heard before somebody has touched the page, and complain.
	if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
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
