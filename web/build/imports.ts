/**
 * The arrows between the files of the web app: no circles, and none that points the wrong way.
 *
 * Types count as well: whoever needs to know a type needs to know the file. Tools that read compiled
 * components do not see them, so the sources themselves are read here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';

/** By file what it imports, both as paths in the folder. */
export type Imports = ReadonlyMap<string, readonly string[]>;

interface Direction {
	readonly from: RegExp;
	/** `$1` is what `from` has found. */
	readonly mayNot: string;
	readonly why: string;
}

/** Folders of what a player does or sees: see CONTRIBUTING.md. */
const FEATURES = 'clubs|editor|games|lesson|lobby|offline|pairing|people|shell|table|tournaments';

export const DIRECTIONS: readonly Direction[] = [
	{
		from: /^games\/(\w+)\//,
		mayNot: '^games/(?!$1/)\\w+/',
		why: 'games do not know each other',
	},
	{
		from: /^games\/(?!all\.)/,
		mayNot: '^(app|clubs|lesson|lobby|offline|pairing|people|tournaments)/',
		why: 'a game knows its table, not the pages around it',
	},
	{
		from: /^(?!(games|testing)\/)(?!editor\/editors)/,
		mayNot: '^games/\\w+/',
		why: 'the frame and the pages know no particular game',
	},
	{
		from: /^(?!shell\/|App\.svelte$|(main|pages|drawn)\.ts$)/,
		mayNot: '^shell/',
		why: 'pages are made of what is here, not the other way round',
	},
	{
		from: /^(app|terms|rivals)\//,
		mayNot: `^(${FEATURES})/`,
		why: 'what all of them use knows none of them',
	},
	{
		from: /^(look|art)\//,
		mayNot: `^(${FEATURES}|rivals|terms|app|api)/`,
		why: 'what is drawn knows neither games nor tables',
	},
	{
		from: /^(texts|settings|push)\//,
		mayNot: `^(${FEATURES}|rivals|terms|app|look|art)/`,
		why: 'requests, texts and settings know nothing that is shown',
	},
	{
		from: /^api\//,
		mayNot: `^(${FEATURES}|rivals|terms|app|look|art|texts)/`,
		why: 'requests are made without words',
	},
	{
		from: /^(?!(.*\/)?testing\/)(?!.*\.test\.ts$)/,
		mayNot: '(^|/)testing/',
		why: 'only tests use what is made for tests',
	},
];

/** All that the sources in a folder import from each other. */
export function importsIn(folder: string): Imports {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
		/\.(ts|svelte)$/.test(name),
	);
	const known = new Set(files);
	const read = (file: string) => imported(file, readFileSync(join(folder, file), 'utf8'), known);
	return new Map(files.toSorted().map((file) => [file, read(file)]));
}

/** What a source imports from among the known files. */
export function imported(file: string, source: string, known: ReadonlySet<string>): string[] {
	const code = file.endsWith('.svelte') ? scriptsOf(source) : source;
	const names = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
	return names.flatMap((name) => {
		if (!name.startsWith('.')) return [];
		const there = normalize(join(dirname(file), name));
		return [there, `${there}.ts`, `${there}/index.ts`].find((path) => known.has(path)) ?? [];
	});
}

function scriptsOf(component: string): string {
	return [...component.matchAll(/<script[^>]*>(.*?)<\/script>/gs)]
		.map(([, code]) => code)
		.join('\n');
}

/** Each circle once, from its first file back to it. */
export function circles(imports: Imports): string[][] {
	const found = new Map<string, string[]>();
	const done = new Set<string>();
	const visit = (file: string, path: readonly string[]) => {
		const at = path.indexOf(file);
		if (at >= 0) {
			const circle = path.slice(at);
			found.set(circle.toSorted().join(' '), [...circle, file]);
			return;
		}
		if (done.has(file)) return;
		for (const next of imports.get(file) ?? []) visit(next, [...path, file]);
		done.add(file);
	};
	for (const file of imports.keys()) visit(file, []);
	return [...found.values()];
}

/** Imports that point the wrong way, with the reason. */
export function astray(imports: Imports, directions = DIRECTIONS): string[] {
	const found: string[] = [];
	for (const { from, mayNot, why } of directions) {
		for (const [file, targets] of imports) {
			const match = from.exec(file);
			if (!match) continue;
			const barred = new RegExp(mayNot.replace('$1', match[1] ?? ''));
			const wrong = targets.filter((target) => barred.test(target));
			found.push(...wrong.map((target) => `${file} imports ${target}: ${why}`));
		}
	}
	return found;
}

if (import.meta.main) {
	const folder = relative('.', join(import.meta.dirname, '../src'));
	const imports = importsIn(folder);
	const wrong = [
		...circles(imports).map((circle) => `a circle: ${circle.join(' -> ')}`),
		...astray(imports),
	];
	for (const line of wrong) console.error(line);
	process.exitCode = wrong.length > 0 ? 1 : 0;
}
