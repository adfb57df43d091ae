import { expect, test } from 'vitest';
import { firstLoad } from './budget';

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
