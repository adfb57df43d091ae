/** The worker of a build: the files of its shell, and a name that changes with them. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstLoad, type Manifest } from './budget.ts';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), 'sw.js');

/** The text of `sw.js` for what was built there. */
export async function worker(built: string): Promise<string> {
	const manifest = JSON.parse(
		await readFile(join(built, '.vite/manifest.json'), 'utf8'),
	) as Manifest;
	const names = await readdir(join(built, 'assets'));
	const page = await readFile(join(built, 'index.html'), 'utf8');
	const build = createHash('sha256').update(page).update(names.sort().join()).digest('hex');
	return fill(await readFile(SOURCE, 'utf8'), build.slice(0, 16), shellOf(manifest, names));
}

/** The page, the scripts it begins with, the words of all languages, its styles and fonts. */
export function shellOf(manifest: Manifest, assets: readonly string[]): string[] {
	const words = Object.entries(manifest)
		.filter(([name]) => /texts\/web\/\w+\.ftl/.test(name))
		.map(([, chunk]) => chunk.file);
	const begins = firstLoad(manifest, 'index.html');
	const styles = Object.values(manifest)
		.filter((chunk) => begins.includes(chunk.file))
		.flatMap((chunk) => chunk.css ?? []);
	const fonts = assets.filter((name) => name.endsWith('.woff2')).map((name) => `assets/${name}`);
	return ['/', ...[...new Set([...begins, ...words, ...styles, ...fonts])].map((f) => `/${f}`)];
}

export function fill(source: string, build: string, shell: readonly string[]): string {
	const filled = source
		.replace("'tenka-BUILD'", `'tenka-${build}'`)
		.replace("const SHELL = ['/'];", `const SHELL = ${JSON.stringify(shell)};`);
	if (!filled.includes(`tenka-${build}`) || !filled.includes(JSON.stringify(shell))) {
		throw new Error('build/sw.js has no place for the build and its files');
	}
	return filled;
}
