import { describe, expect, test } from 'vitest';
import { astray, circles, imported } from './imports';

const files = (...imports: [string, string[]][]) => new Map(imports);

describe('what a file imports', () => {
	const known = new Set(['table/model.ts', 'table/Log.svelte', 'games/go/index.ts', 'random.ts']);

	test('from a module, a folder and a component; types as well', () => {
		const source = `
			import { mount } from 'svelte';
			import type { Model } from './model';
			import Log from './Log.svelte';
			export { random } from '../random';
			const board = () => import('../games/go');
		`;
		expect(imported('table/some.ts', source, known)).toEqual([
			'table/model.ts',
			'table/Log.svelte',
			'random.ts',
			'games/go/index.ts',
		]);
	});

	test('a component has scripts, and words that are none', () => {
		const source = `<script module lang="ts">export const a = 1;</script>
			<script lang="ts">
				import type { Model } from './model';
			</script>
			<p>import Log from './Log.svelte';</p>`;
		expect(imported('table/Some.svelte', source, known)).toEqual(['table/model.ts']);
	});
});

describe('circles', () => {
	test('are found wherever they begin, each once', () => {
		const imports = files(['a', ['b', 'c']], ['b', ['c']], ['c', ['b']], ['d', ['d']]);
		expect(circles(imports)).toEqual([
			['b', 'c', 'b'],
			['d', 'd'],
		]);
	});

	test('two ways to one file are none', () => {
		expect(circles(files(['a', ['b', 'c']], ['b', ['d']], ['c', ['d']], ['d', []]))).toEqual([]);
	});
});

test.each([
	['games/chuhan/play.ts', 'games/suntzu/moves.ts', 'games do not know each other'],
	['games/chuhan/Board.svelte', 'app/router.svelte.ts', 'not the pages around it'],
	['table/Frame.svelte', 'games/chuhan/play.ts', 'no particular game'],
	['clubs/ClubView.svelte', 'shell/home/HomePage.svelte', 'not the other way round'],
	['app/me.svelte.ts', 'people/contacts.svelte.ts', 'knows none of them'],
	['api/client.ts', 'texts/texts.svelte.ts', 'without words'],
	['art/Crest.svelte', 'table/shapes.ts', 'neither games nor tables'],
	['look/Tip.svelte', 'games/game.ts', 'neither games nor tables'],
	['texts/telling.ts', 'table/shapes.ts', 'nothing that is shown'],
	['table/live.svelte.ts', 'testing/states.ts', 'only tests'],
	['games/shogun/play.ts', 'games/shogun/testing/table.ts', 'only tests'],
])('%s may not import %s', (from, to, why) => {
	expect(astray(files([from, [to]]))).toEqual([expect.stringContaining(why)]);
});

test.each([
	['App.svelte', 'shell/home/HomePage.svelte'],
	['shell/home/HomePage.svelte', 'clubs/HomeClubs.svelte'],
	['games/all.ts', 'app/served.svelte.ts'],
	['games/chuhan/play.ts', 'games/chuhan/moves.ts'],
	['games/chuhan/index.ts', 'games/game.ts'],
	['games/list.ts', 'games/chuhan/index.ts'],
	['table/Frame.svelte', 'games/list.ts'],
	['table/live.test.ts', 'testing/states.ts'],
	['games/shogun/testing/table.ts', 'testing/states.ts'],
	['games/shogun/Board.svelte', 'art/Crest.svelte'],
])('%s may import %s', (from, to) => {
	expect(astray(files([from, [to]]))).toEqual([]);
});
