import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RECORDED, wav } from './sounds.ts';
import { recordings, type Recording } from './synthesis.ts';

const ALL = Object.entries(recordings());
const MOST = 120_000;

/** How loud it is to an ear (A-weighted, of the loudest 100 ms), in decibels. */
function heardLoudness({ rate, samples }: Recording): number {
	const window = Math.min(samples.length, Math.round(rate * 0.1));
	const powers = [0, 0.03].map((after) => {
		const from = Math.min(Math.round(after * rate), samples.length - window);
		let power = 0;
		for (let pitch = 20; pitch < Math.min(6_000, rate / 2); pitch += rate / window) {
			power +=
				(weightAt(pitch) * magnitude(samples.subarray(from, from + window), pitch, rate)) ** 2;
		}
		return power;
	});
	return 10 * Math.log10(Math.max(...powers) / 2);
}

function magnitude(samples: Float64Array, pitch: number, rate: number): number {
	let [real, imaginary] = [0, 0];
	samples.forEach((sample, at) => {
		const turn = (2 * Math.PI * pitch * at) / rate;
		real += sample * Math.cos(turn);
		imaginary += sample * Math.sin(turn);
	});
	return (2 * Math.hypot(real, imaginary)) / samples.length;
}

/** A-weighting, as sound level meters have it. */
function weightAt(pitch: number): number {
	const square = pitch ** 2;
	const low = Math.sqrt((square + 107.7 ** 2) * (square + 737.9 ** 2));
	return (1.2589 * 12194 ** 2 * square ** 2) / ((square + 20.6 ** 2) * low * (square + 12194 ** 2));
}

test('the files are what is synthesised, and small', () => {
	const files = ALL.map(([name, made]) => ({
		made: wav(made),
		kept: readFileSync(join(RECORDED, `${name}.wav`)),
	}));
	for (const { made, kept } of files) expect(kept.equals(made)).toBe(true);
	expect(files.reduce((sum, { kept }) => sum + kept.length, 0)).toBeLessThan(MOST);
});

test('all are equally loud', () => {
	const levels = ALL.map(([, made]) => heardLoudness(made));
	expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(4);
	expect(Math.max(...levels)).toBeLessThan(-18);
});

describe.each(ALL)('%s', (_, { rate, samples }) => {
	const peak = Math.max(...samples.map(Math.abs));
	const loudestOf = (from: number, to: number) =>
		Math.max(...samples.subarray(Math.round(from * rate), Math.round(to * rate)).map(Math.abs));

	test('is never cut off, and leans to neither side', () => {
		expect(peak).toBeLessThan(0.9);
		expect(Math.abs(samples.reduce((sum, each) => sum + each, 0) / samples.length)).toBeLessThan(
			0.004,
		);
	});

	test('begins at once, and has died away before it ends', () => {
		expect(loudestOf(0, 0.06)).toBeGreaterThan(peak * 0.6);
		const lasts = samples.length / rate;
		expect(loudestOf(lasts - 0.01, lasts)).toBeLessThan(peak * 0.003);
	});
});
