import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
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

type Respond = (event: object) => void;

/** What the worker answers to somebody who opens a page, if the network answers like that. */
async function opened(network: () => Promise<Response>): Promise<string> {
	const listeners: Record<string, Respond> = {};
	const self = {
		location: { origin: 'https://tenka.test' },
		addEventListener: (name: string, listen: Respond) => (listeners[name] = listen),
	};
	const caches = { open: async () => ({ match: async () => new Response('kept') }) };
	const source = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8');
	runInNewContext(source, { self, caches, fetch: network, URL, Response });
	return new Promise((done) => {
		const request = { method: 'GET', url: 'https://tenka.test/rules', mode: 'navigate' };
		const respondWith = async (answer: Promise<Response>) => done((await answer).text());
		listeners.fetch!({ request, respondWith });
	});
}

test.each([
	['the network is gone', () => Promise.reject(new TypeError()), 'kept'],
	['a proxy answers alone', async () => new Response('Bad Gateway', { status: 502 }), 'kept'],
	['the server has a fault', async () => new Response('fault', { status: 500 }), 'fault'],
	['all is well', async () => new Response('page'), 'page'],
])('the page where %s', async (_, network, seen) => {
	expect(await opened(network)).toBe(seen);
});
