import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const SERVER = process.env.TENKA_URL ?? 'http://127.0.0.1:8380';

export default defineConfig(({ mode }) => ({
	plugins: [svelte()],
	// Tests run in Node, and Svelte has another build for servers.
	resolve: mode === 'test' ? { conditions: ['browser'] } : {},
	build: {
		outDir: '../src/tenka/server/web',
		emptyOutDir: true,
		manifest: true,
		target: 'es2023',
		modulePreload: { polyfill: false },
		// The Content-Security-Policy has no data: for fonts, and small pictures are better cached.
		assetsInlineLimit: 0,
		reportCompressedSize: false,
		rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
	},
	server: {
		fs: { allow: ['..'] },
		proxy: { '/api': { target: SERVER, ws: true }, '/docs': SERVER, '/openapi.json': SERVER },
	},
	test: {
		environment: 'happy-dom',
		include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
		setupFiles: ['src/testing/setup.ts'],
		// One page for all: a new one for each file costs more than its tests. See setup.ts.
		isolate: false,
		restoreMocks: true,
		unstubGlobals: true,
	},
}));
