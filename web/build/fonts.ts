/** Cuts the fonts down to what we write with: node build/fonts.ts */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(WEB, 'node_modules');
const MADE = join(WEB, 'src/look/fonts');
const TEXTS = join(WEB, '../src/tenka');
const HAN = /\p{Script=Han}/gu;

/** The Han characters that our sources and texts use. */
async function hanCharacters(): Promise<string> {
	const found = new Set<string>();
	for (const [folder, ending] of [
		[join(WEB, 'src'), /\.(svelte|ts|css)$/],
		[TEXTS, /\.ftl$/],
	] as const) {
		for (const file of await readdir(folder, { recursive: true })) {
			if (!ending.test(file)) continue;
			const text = await readFile(join(folder, file), 'utf8');
			for (const character of text.match(HAN) ?? []) found.add(character);
		}
	}
	return [...found].sort().join('');
}

function letters(from: number, to: number): string {
	return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
}

async function hanFont(characters: string): Promise<Uint8Array> {
	const file = 'noto-serif-tc-chinese-traditional-700-normal.woff2';
	const whole = await readFile(join(MODULES, '@fontsource/noto-serif-tc/files', file));
	// To unpack the whole font takes most of the time, so it is done once.
	const ours = await subsetFont(whole, characters, { targetFormat: 'sfnt' });
	const size = async (wanted: string) =>
		(await subsetFont(ours, wanted, { targetFormat: 'sfnt' })).length;
	const empty = await size('\uE000');
	for (const character of characters) {
		// A font that lacks it is cut down to nothing; the page would fall back to another one.
		if ((await size(character)) <= empty + 40) {
			throw new Error(`${file} has no ${character}: write it otherwise, or add a font for it`);
		}
	}
	return subsetFont(ours, characters, { targetFormat: 'woff2' });
}

const LATIN = letters(0x20, 0x7e) + letters(0xa0, 0xff) + '–—‘’“”„…·→←↑↓−×≥≤•€';
const EXTENDED = letters(0x100, 0x17f); // ł ż ő ű and the rest of Europe, for names
const FILES: readonly (readonly [made: string, from: string, letters: string])[] = [
	['inter', '@fontsource-variable/inter/files/inter-latin-wght-normal', LATIN],
	['inter-ext', '@fontsource-variable/inter/files/inter-latin-ext-wght-normal', EXTENDED],
	[
		'source-serif',
		'@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal',
		LATIN,
	],
	[
		'source-serif-ext',
		'@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal',
		EXTENDED,
	],
];

await mkdir(MADE, { recursive: true });
for (const [made, from, wanted] of FILES) {
	const font = await readFile(join(MODULES, `${from}.woff2`));
	await writeFile(
		join(MADE, `${made}.woff2`),
		await subsetFont(font, wanted, { targetFormat: 'woff2' }),
	);
}
await writeFile(join(MADE, 'han.woff2'), await hanFont(await hanCharacters()));
