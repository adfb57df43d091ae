import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

const tests = defineConfig({
	// Tests run in Node, and Svelte has another build for servers.
	resolve: { conditions: ['browser'] },
	test: {
		environment: 'happy-dom',
		include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
		testTimeout: 30_000,
		setupFiles: ['src/testing/setup.ts'],
		// One page for all: a new one for each file costs more than its tests. See setup.ts.
		isolate: false,
		restoreMocks: true,
		unstubGlobals: true,
	},
});

export default mergeConfig(page, tests);
