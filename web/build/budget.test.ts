import { expect, test } from 'vitest';
import { budgets, firstLoad } from './budget';

test('what a page loads at once: imports of imports, and one language', () => {
	const manifest = {
		'index.html': {
			file: 'index.js',
			imports: ['_shared.js'],
			dynamicImports: ['texts/web/en.ftl?raw', 'texts/web/pl.ftl?raw', 'table.svelte'],
		},
		'_shared.js': { file: 'shared.js', imports: ['_deep.js'] },
		'_deep.js': { file: 'deep.js', imports: ['_shared.js'] },
		'texts/web/en.ftl?raw': { file: 'en.js' },
		'texts/web/pl.ftl?raw': { file: 'pl.js' },
		'table.svelte': { file: 'table.js' },
	};
	expect(firstLoad(manifest, 'index.html')).toEqual(['index.js', 'shared.js', 'deep.js', 'en.js']);
});

test('a page that was not built is no page of no size', () => {
	expect(() => firstLoad({}, 'index.html')).toThrow('nothing was built of index.html');
});

test('a table loads what the home page does, its frame and its board; texts are no scripts', () => {
	const manifest = {
		'index.html': { file: 'index.js', dynamicImports: ['texts/web/en.ftl?raw'] },
		'texts/web/en.ftl?raw': { file: 'en.js' },
		'src/shell/pages/TablePage.svelte': { file: 'table.js', imports: ['_shared.js'] },
		'_shared.js': { file: 'shared.js' },
		'src/games/go/index.ts': { file: 'go.js', imports: ['_shared.js'] },
		'src/games/go/editor.ts': { file: 'editor.js' },
	};
	expect(budgets(manifest).map(({ page, files }) => [page, files])).toEqual([
		['home', ['index.js']],
		['go table', ['index.js', 'table.js', 'shared.js', 'go.js']],
	]);
});
