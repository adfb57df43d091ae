/** What is heard at a table: recordings of our own (build/synthesis.ts), fetched when it is touched. */
import { settings } from '../settings/settings.svelte';
import card from './sounds/card.wav';
import cube from './sounds/cube.wav';
import drum from './sounds/drum.wav';
import gong from './sounds/gong.wav';
import seal from './sounds/seal.wav';
import zither from './sounds/zither.wav';

const FILES = { card, cube, drum, gong, seal, zither };
type Recording = keyof typeof FILES;
export type TableSound = 'card' | 'cubes' | 'drum' | 'gong' | 'seal' | 'victory' | 'defeat';

/** A sound, and how many of it: cards that are laid, cubes that fall. */
export interface Heard {
	readonly what: TableSound;
	readonly count?: number;
}

/** One stroke of a recording: seconds from now, how much faster than recorded, how loud. */
interface Stroke {
	readonly of: Recording;
	readonly after?: number;
	readonly speed?: number;
	readonly volume?: number;
}

const SOFTLY = 0.55;
/** What comes later than this is not about what is seen any more. */
const TOO_LATE = 600;
const [MOST_CARDS, MOST_CUBES] = [4, 7];

let audio: { readonly context: AudioContext; readonly out: AudioNode } | null = null;
const loaded = new Map<Recording, Promise<AudioBuffer>>();

/** May anything be heard? Browsers let nothing be before somebody has touched the page. */
function mayBeHeard(): boolean {
	return settings.sound && navigator.userActivation?.hasBeenActive !== false;
}

function opened() {
	if (audio) return audio;
	const context = new AudioContext();
	const out = context.createGain();
	out.gain.value = SOFTLY;
	out.connect(context.destination);
	return (audio = { context, out });
}

function load(name: Recording): Promise<AudioBuffer> {
	const known = loaded.get(name);
	if (known) return known;
	const coming = fetch(FILES[name])
		.then((answer) => answer.arrayBuffer())
		.then((bytes) => opened().context.decodeAudioData(bytes));
	loaded.set(name, coming);
	coming.catch(() => loaded.delete(name));
	return coming;
}

/** Has all recordings ready, so that none comes late. */
export function prepareSounds(): void {
	if (!mayBeHeard()) return;
	for (const name of Object.keys(FILES) as Recording[]) load(name).catch(() => undefined);
}

async function stroke({ of, after = 0, speed = 1, volume = 1 }: Stroke): Promise<void> {
	const asked = performance.now();
	try {
		const buffer = await load(of);
		const late = performance.now() - asked;
		if (late > TOO_LATE) return;
		const { context, out } = opened();
		const source = context.createBufferSource();
		const gain = context.createGain();
		source.buffer = buffer;
		source.playbackRate.value = speed;
		gain.gain.value = volume;
		source.connect(gain).connect(out);
		source.start(context.currentTime + Math.max(0, after - late / 1000));
	} catch {
		return; // no sound on this machine, or no network
	}
}

/** Some of one kind, one after the other, no two quite alike. */
function several(of: Recording, count: number, apart: number): Stroke[] {
	return Array.from({ length: count }, (_, at) => ({
		of,
		after: at * apart * (0.8 + Math.random() * 0.4),
		speed: 0.94 + Math.random() * 0.12,
		volume: 1 / Math.sqrt(count),
	}));
}

/** Notes of a zither in D, as half tones from its open string. */
function melody(notes: readonly (readonly [after: number, half: number, volume: number])[]) {
	return notes.map(([after, half, volume]) => {
		return { of: 'zither', after, speed: 2 ** (half / 12), volume } as const;
	});
}

const SOUNDS: Readonly<Record<TableSound, (count: number) => readonly Stroke[]>> = {
	card: (count) => several('card', Math.min(count, MOST_CARDS), 0.07),
	cubes: (count) => several('cube', Math.min(count, MOST_CUBES), 0.07),
	drum: () => [{ of: 'drum' }],
	gong: () => [{ of: 'gong', volume: 0.8 }],
	seal: () => [{ of: 'seal' }],
	// Upwards through the five notes, and home to a fifth with its octave.
	victory: () => [
		...melody([
			[0, 0, 0.6],
			[0.4, 2, 0.6],
			[0.8, 5, 0.65],
			[1.2, 7, 0.7],
			[1.6, 9, 0.75],
			[2.5, 12, 0.9],
			[2.52, 7, 0.6],
			[2.55, 0, 0.7],
		]),
		{ of: 'gong', after: 2.5, volume: 0.7 },
	],
	// Slowly down the same notes, an octave lower.
	defeat: () => [
		...melody([
			[0, -3, 0.7],
			[0.6, -5, 0.65],
			[1.2, -7, 0.6],
			[1.9, -12, 0.7],
		]),
		{ of: 'drum', after: 1.9, speed: 0.8, volume: 0.4 },
	],
};

/** To be heard so many seconds from now. */
export function hear({ what, count = 1 }: Heard, after = 0): void {
	if (!mayBeHeard()) return;
	for (const each of SOUNDS[what](count)) {
		void stroke({ ...each, after: after + (each.after ?? 0) });
	}
}

/** A wooden cube lands: a heavy fall, from 0 to 1, is lower and louder. */
export function hearCube(weight: number): void {
	if (mayBeHeard()) {
		void stroke({ of: 'cube', speed: 1.25 - 0.4 * weight, volume: 0.15 + 0.45 * weight });
	}
}
