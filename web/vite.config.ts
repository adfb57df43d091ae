import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { ruleFactsModule } from './build/ruleFacts.ts';
import { textsModule } from './build/texts.ts';

const SERVER = process.env.TENKA_URL ?? 'http://127.0.0.1:8380';

// Few files, where each part that two pages share would be one: a server without HTTP/2 sends six at a
// time. What the home page needs is one of them.
const HOME = {
	name: 'home',
	tags: ['$initial' as const],
	test: (id: string) => !/(index\.html|main\.ts)$/.test(id), // the page names them
	priority: 1,
};
/** Bytes: what is smaller joins what is wanted by nearly the same pages. */
const MERGED = 10_000;
// What is one game's alone does not come with another.
const GAMES = {
	name: (id: string) => /\/games\/(\w+)\//.exec(id)?.[1] ?? null,
	test: /\/games\/\w+\//,
	includeDependenciesRecursively: false,
	minShareCount: 2,
	entriesAware: true,
	entriesAwareMergeThreshold: MERGED,
};
const SHARED = {
	name: 'shared',
	minShareCount: 2,
	entriesAware: true,
	entriesAwareMergeThreshold: MERGED,
};

/** A file's name without its ending, and without all the pages that share it. */
function short(name: string): string {
	return name.replace(/[~.].*/, '');
}

export default defineConfig({
	plugins: [svelte(), ruleFactsModule('..'), textsModule()],
	build: {
		outDir: '../src/tenka/server/web',
		emptyOutDir: true,
		manifest: true,
		target: 'es2023',
		modulePreload: { polyfill: false },
		// The Content-Security-Policy has no data: for fonts, and small pictures are better cached.
		assetsInlineLimit: 0,
		reportCompressedSize: false,
		rolldownOptions: {
			checks: { pluginTimings: false, bundlerTimings: false },
			output: {
				codeSplitting: { groups: [HOME, GAMES, SHARED] },
				chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
				assetFileNames: ({ names }) => `assets/${short(names[0] ?? '')}-[hash][extname]`,
			},
		},
	},
	server: {
		fs: { allow: ['..'] },
		proxy: {
			'/api': { target: SERVER, ws: true },
			'/dev/': SERVER,
			'/docs': SERVER,
			'/openapi.json': SERVER,
		},
	},
});
