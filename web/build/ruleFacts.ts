/**
 * What the page tells of each rule beside its sentence: how many tests prove it, and whether a part
 * of it is a ruling of ours. Read from the tests and the specification when the page is built.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export interface RuleFact {
	readonly tests: number;
	readonly ruling: 'whole' | 'part' | null;
}

const MODULE = 'virtual:rule-facts';
const ID = /[A-Z]{2}-\d+\.\d+/g;
const SPECIFIED = /^- ([A-Z]{2}-\d+\.\d+) (.*)$/gm;
/** "(R)", "(S; last part R)", "(R in all)". */
const RULING = marked('R');
const STATED = marked('S');

function marked(letter: string): RegExp {
	return new RegExp(`\\((?:[^()]*\\W)?${letter}(?:\\W[^()]*)?\\)`);
}

export function ruleFacts(root: string): Record<string, RuleFact> {
	const proofs = new Map<string, number>();
	for (const id of namedByTests(root)) proofs.set(id, (proofs.get(id) ?? 0) + 1);
	const facts: Record<string, RuleFact> = {};
	for (const text of textsIn(join(root, 'docs', 'rules'), '.md')) {
		for (const [, id = '', rule = ''] of text.matchAll(SPECIFIED)) {
			facts[id] = { tests: proofs.get(id) ?? 0, ruling: rulingOf(rule) };
		}
	}
	return facts;
}

function rulingOf(rule: string): RuleFact['ruling'] {
	if (!RULING.test(rule)) return null;
	return STATED.test(rule) ? 'part' : 'whole';
}

/** As the marks of tests and the scenarios name them. */
function namedByTests(root: string): string[] {
	const tests = join(root, 'tests');
	const marks = textsIn(tests, '.py').flatMap((text) => text.match(/mark\.rule\([^)]*\)/g) ?? []);
	const scenarios = textsIn(join(tests, 'data', 'scenarios'), '.json').flatMap(
		(text) => text.match(/"rules": *\[[^\]]*\]/g) ?? [],
	);
	return [...marks, ...scenarios].flatMap((named) => named.match(ID) ?? []);
}

function textsIn(folder: string, ending: string): string[] {
	if (!existsSync(folder)) return []; // a part of the source alone: nothing is told
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith(ending))
		.map((name) => readFileSync(join(folder, name), 'utf8'));
}

export function ruleFactsModule(root: string): Plugin {
	return {
		name: 'rule-facts',
		resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
		load: (id) =>
			id === `\0${MODULE}` ? `export default ${JSON.stringify(ruleFacts(root))}` : null,
	};
}
