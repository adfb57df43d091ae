import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ruleFacts } from './ruleFacts.ts';

function folder(files: Record<string, string>): string {
	const root = mkdtempSync(join(tmpdir(), 'rules-'));
	onTestFinished(() => rmSync(root, { recursive: true }));
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(join(root, name, '..'), { recursive: true });
		writeFileSync(join(root, name), text);
	}
	return root;
}

test('tests are counted by the rules that they name, and rulings are seen', () => {
	const root = folder({
		'docs/rules/toy.md': [
			'- TO-1.1 Two cards each. (S)',
			'- TO-1.2 Three for a third. (S; third player: R)',
			'- TO-2.10 Nobody passes (see TO-1.1). (R)',
			'- TO-3.1 Rest. (S; Rows of data)',
		].join('\n'),
		'tests/rules/test_toy.py':
			'@pytest.mark.rule("TO-1.1", "TO-2.10")\n@pytest.mark.rule(\n    "TO-1.1"\n)\n"TO-3.1"',
		'tests/data/scenarios/toy.json': '{"scenarios": [{"rules": ["TO-1.2", "TO-1.1"]}]}',
	});
	expect(ruleFacts(root)).toEqual({
		'TO-1.1': { tests: 3, ruling: null },
		'TO-1.2': { tests: 1, ruling: 'part' },
		'TO-2.10': { tests: 1, ruling: 'whole' },
		'TO-3.1': { tests: 0, ruling: null },
	});
});

test('without tests and specification nothing is told', () => {
	expect(ruleFacts(folder({}))).toEqual({});
});

test('every rule of ours is proved', () => {
	const facts = Object.entries(ruleFacts('..'));
	expect(facts.length).toBeGreaterThan(150);
	// Definitions of material need none; all that can be broken has one.
	expect(facts.filter(([, { tests }]) => tests > 0).length).toBeGreaterThan(facts.length * 0.9);
});
