/** What pages look like before their scripts have come, drawn by the build: see build/drawn.ts. */
import { render } from 'svelte/server';
import App from './App.svelte';
import { router } from './app/router.svelte';
import type { Pages } from './pages';
import { settings, type Language } from './settings/settings.svelte';
import { texts } from './texts/texts.svelte';

const PAGES: Pages = {
	learn: () => import('./shell/learn/LearnPage.svelte'),
	rules: () => import('./shell/rules/RulesPage.svelte'),
	table: () => import('./shell/pages/TablePage.svelte'),
};

/** What stands in its head, and in its body. */
export async function drawn(
	page: string,
	language: Language,
	game?: string,
): Promise<{ head: string; body: string }> {
	settings.language = language;
	await texts.load(language);
	const of = page === 'table' ? 'any' : null;
	router.route = { page, of, hash: '', query: '' };
	const module = await PAGES[page]?.();
	return render(App, {
		props: { pages: PAGES, first: module ? { page, of, module, game } : null },
	});
}
