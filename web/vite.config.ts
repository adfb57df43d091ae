import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { ruleFactsModule } from './build/ruleFacts.ts';

const SERVER = process.env.TENKA_URL ?? 'http://127.0.0.1:8380';

export default defineConfig({
	plugins: [svelte(), ruleFactsModule('..')],
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
});
