/**
 * The pages that most visits begin with, in each language: as they look before anything is known, and
 * with links to all that they will need. The server sends them as they are, so nothing waits for scripts.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { firstLoad, type Manifest } from './budget.ts';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const LANGUAGES = ['en', 'pl', 'hu'];
const TABLE = 'src/shell/pages/TablePage.svelte';

interface Page {
	readonly page: string;
	/** What it is made of besides the home page's parts. */
	readonly parts: readonly string[];
	/** The game of a table, whose texts it needs. */
	readonly game?: string;
}

const PAGES: Readonly<Record<string, Page>> = {
	home: { page: 'home', parts: [] },
	learn: { page: 'learn', parts: ['src/shell/learn/LearnPage.svelte'] },
	rules: { page: 'rules', parts: ['src/shell/rules/RulesPage.svelte'] },
	...Object.fromEntries(
		['chuhan', 'suntzu', 'shogun'].map((game) => [`table-${game}`, table(game)]),
	),
};

function table(game: string): Page {
	return { page: 'table', parts: [TABLE, `src/games/${game}/index.ts`], game };
}

type Drawing = (
	page: string,
	language: string,
	game?: string,
) => Promise<{ head: string; body: string }>;

/** Writes them beside the page that all others begin with. */
export async function drawPages(manifest: Manifest, built: string): Promise<void> {
	const drawn = await drawing();
	// What is drawn is styled before its scripts come.
	const index = (await readFile(join(built, 'index.html'), 'utf8'))
		.replace('<script ', '<script fetchpriority="low" ')
		.replace('<link rel="modulepreload"', '$& fetchpriority="low"');
	for (const [name, page] of Object.entries(PAGES)) {
		const { scripts, styles } = needs(manifest, page);
		const sheets = new Map<string, string>();
		for (const file of styles) sheets.set(file, await readFile(join(built, file), 'utf8'));
		for (const language of LANGUAGES) {
			const { head, body } = await drawn(page.page, language, page.game);
			const game = page.game ? ` data-game="${page.game}"` : '';
			const classes = [...new Set(body.match(/svelte-\w+/g))];
			const links = [
				...[...textsOf(manifest, language, page.game), ...scripts].map(
					(file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
				),
				...[...sheets].map(([file, sheet]) => {
					const isSeen = classes.some((each) => sheet.includes(each));
					const kind = isSeen ? 'stylesheet' : 'prefetch';
					return `<link rel="${kind}" crossorigin href="/${file}">`;
				}),
			];
			await writeFile(
				join(built, `${name}.${language}.html`),
				index
					.replace('lang="en"', `lang="${language}" data-theme="system" data-motion="some"`)
					.replace('<title>Tenka</title>', () => head + links.join(''))
					.replace(
						'id="app">',
						() => `id="app" data-drawn="${page.page} ${language}"${game}>${body}`,
					),
			);
		}
	}
}

/** The files that a page needs and the home page does not. */
export function needs(
	manifest: Manifest,
	{ parts }: Page,
): { scripts: readonly string[]; styles: readonly string[] } {
	const always = firstLoad(manifest, 'index.html');
	const scripts = firstLoad(manifest, ...parts).filter((file) => !always.includes(file));
	const styles = Object.values(manifest)
		.filter(({ file }) => scripts.includes(file))
		.flatMap(({ css }) => css ?? []);
	return { scripts, styles };
}

/** The texts of the page in a language, and those of a game. */
export function textsOf(manifest: Manifest, language: string, game?: string): string[] {
	const sources = [`texts/web/${language}.ftl`, `games/${game}/texts/${language}.ftl`];
	const names = Object.keys(manifest).filter((name) => sources.some((each) => name.endsWith(each)));
	return names.map((name) => manifest[name]!.file);
}

/** The app as it draws itself without a browser. */
async function drawing(): Promise<Drawing> {
	const folder = await mkdtemp(join(tmpdir(), 'tenka-'));
	await build({
		root: WEB,
		logLevel: 'warn',
		ssr: { noExternal: true },
		build: {
			ssr: 'src/drawn.ts',
			outDir: folder,
			manifest: false,
			copyPublicDir: false,
			rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'drawn.mjs' } },
		},
	});
	// What some modules ask a browser for as soon as they are read.
	const nothing = () => undefined;
	const page = { addEventListener: nothing, location: new URL('https://tenka.test/') };
	Object.assign(globalThis, page, { document: page });
	const { drawn } = (await import(join(folder, 'drawn.mjs'))) as { drawn: Drawing };
	await rm(folder, { recursive: true });
	return drawn;
}
