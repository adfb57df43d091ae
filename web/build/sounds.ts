/** Writes the recordings that a table plays: node build/sounds.ts */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordings, type Recording } from './synthesis.ts';

export const RECORDED = join(import.meta.dirname, '../src/table/sounds');

/** One channel of 16 bits, which every browser plays. */
export function wav({ rate, samples }: Recording): Buffer {
	const bytes = samples.length * 2;
	const file = Buffer.alloc(44 + bytes);
	file.write('RIFF', 0);
	file.writeUInt32LE(36 + bytes, 4);
	file.write('WAVEfmt ', 8);
	file.writeUInt32LE(16, 16);
	file.writeUInt16LE(1, 20);
	file.writeUInt16LE(1, 22);
	file.writeUInt32LE(rate, 24);
	file.writeUInt32LE(rate * 2, 28);
	file.writeUInt16LE(2, 32);
	file.writeUInt16LE(16, 34);
	file.write('data', 36);
	file.writeUInt32LE(bytes, 40);
	samples.forEach((sample, at) => file.writeInt16LE(Math.round(sample * 32_767), 44 + at * 2));
	return file;
}

if (import.meta.main) {
	mkdirSync(RECORDED, { recursive: true });
	for (const [name, recording] of Object.entries(recordings())) {
		writeFileSync(join(RECORDED, `${name}.wav`), wav(recording));
	}
}
