import { expect, test } from 'vitest';
import { fill, shellOf } from './worker';

test('the shell: the page, what it begins with, all languages, styles and fonts', () => {
	const manifest = {
		'index.html': {
			file: 'assets/index.js',
			css: ['assets/index.css'],
			imports: ['_shared.js'],
			dynamicImports: ['../texts/web/en.ftl?raw', '../texts/web/pl.ftl?raw', 'table.svelte'],
		},
		'_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
		'../texts/web/en.ftl?raw': { file: 'assets/en.js' },
		'../texts/web/pl.ftl?raw': { file: 'assets/pl.js' },
		'table.svelte': { file: 'assets/table.js', css: ['assets/table.css'] },
	};
	expect(shellOf(manifest, ['index.js', 'inter.woff2', 'table.js'])).toEqual([
		'/',
		'/assets/index.js',
		'/assets/shared.js',
		'/assets/en.js',
		'/assets/pl.js',
		'/assets/index.css',
		'/assets/shared.css',
		'/assets/inter.woff2',
	]);
});

test('a worker that has no place for them is none', () => {
	const source = "const KEPT_AS = 'tenka-BUILD';\nconst SHELL = ['/'];";
	expect(fill(source, '1a', ['/', '/a.js'])).toBe(
		'const KEPT_AS = \'tenka-1a\';\nconst SHELL = ["/","/a.js"];',
	);
	expect(() => fill('const SHELL = [];', '1a', ['/'])).toThrow('no place');
});
