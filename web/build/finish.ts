/**
 * After the build: the page about the API, small variants of what can be made smaller, and the budgets
 * of the pages.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { budgets, type Manifest } from './budget.ts';
import { drawPages } from './drawn.ts';
import { worker } from './worker.ts';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const BUILT = join(WEB, '../src/tenka/server/web');
const SWAGGER = join(WEB, 'node_modules/swagger-ui-dist');
const SWAGGER_FILES = [
	'swagger-ui-bundle.js',
	'swagger-ui-bundle.js.LICENSE.txt',
	'swagger-ui.css',
	'LICENSE',
	'NOTICE',
];
const WORTH_IT = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const sizes = new Map<string, number>();

const manifest = JSON.parse(await readFile(join(BUILT, '.vite/manifest.json'), 'utf8')) as Manifest;
await drawPages(manifest, BUILT);
await writeFile(join(BUILT, 'sw.js'), await worker(BUILT));
await mkdir(join(BUILT, 'docs'));
for (const file of SWAGGER_FILES) await cp(join(SWAGGER, file), join(BUILT, 'docs', file));
for (const file of await readdir(BUILT, { recursive: true })) {
	if (!/\.(js|css|svg|html|wav)$/.test(file)) continue;
	const bytes = await readFile(join(BUILT, file));
	const zipped = await zip(bytes, { level: 9 });
	sizes.set(file, zipped.length);
	// The page itself is small, and the server reads it with each new build.
	if (bytes.length < WORTH_IT || file === 'index.html') continue;
	await writeFile(join(BUILT, `${file}.gz`), zipped);
	if (file.startsWith('docs')) continue; // large, and seldom read
	await writeFile(join(BUILT, `${file}.br`), await brotli(bytes));
}

await rm(join(BUILT, '.vite'), { recursive: true });
const told = budgets(manifest).map(({ page, files, most }) => {
	const total = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1024;
	if (total > most) {
		console.error(`tenka: ${page} loads more than ${most} KB of JavaScript, gzipped`);
		process.exitCode = 1;
	}
	return `${page} ${total.toFixed(0)} KB`;
});
console.log(`tenka: built the web app; JavaScript, gzipped: ${told.join(', ')}`);
