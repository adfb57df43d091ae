import { expect, test } from 'vitest';
import { needs, textsOf } from './drawn';

const MANIFEST = {
	'index.html': { file: 'index.js', css: ['index.css'], imports: ['_home.js'] },
	'_home.js': { file: 'home.js', dynamicImports: ['texts/web/en.ftl', 'table.svelte'] },
	'texts/web/en.ftl': { file: 'en.js' },
	'texts/web/pl.ftl': { file: 'pl.js' },
	'games/go/texts/pl.ftl': { file: 'go-pl.js' },
	'table.svelte': { file: 'table.js', css: ['table.css'], imports: ['_home.js', '_shared.js'] },
	'_shared.js': { file: 'shared.js', css: ['shared.css'] },
	'src/games/go/index.ts': { file: 'go.js', css: ['go.css'] },
};

test('a page needs its parts, those of its game, and nothing that the home page has', () => {
	expect(needs(MANIFEST, { page: 'home', parts: [] })).toEqual({ scripts: [], styles: [] });
	const parts = ['table.svelte', 'src/games/go/index.ts'];
	expect(needs(MANIFEST, { page: 'table', parts })).toEqual({
		scripts: ['table.js', 'shared.js', 'go.js'],
		styles: ['table.css', 'shared.css', 'go.css'],
	});
});

test('it needs texts in one language', () => {
	expect(textsOf(MANIFEST, 'en')).toEqual(['en.js']);
	expect(textsOf(MANIFEST, 'pl', 'go')).toEqual(['pl.js', 'go-pl.js']);
});
