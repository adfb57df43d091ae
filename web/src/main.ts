import { hydrate, mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/fallbacks.css';
import './look/tokens.css';
import './look/base.css';
import './look/controls.css';
import './art/art.css';
import { router } from './app/router.svelte';
import { reloadIfOld } from './reloading';
import { keepWorker } from './offline/worker';
import { PAGES } from './pages';
import { settings } from './settings/settings.svelte';
import { texts } from './texts/texts.svelte';

// A tab that is older than the server asks for files that are not there any more.
const mine = new URL(import.meta.url).pathname;
addEventListener('vite:preloadError', () => void reloadIfOld(mine));
settings.apply();
const { page, of } = router.route;
// Nothing is shown in a language that is not there yet.
const [module] = await Promise.all([
	PAGES[page]?.().catch(() => null),
	texts.load(settings.language),
]);
if (import.meta.env.PROD) keepWorker();
const target = document.getElementById('app')!;
const { drawn, game } = target.dataset;
const begun = {
	target,
	props: { pages: PAGES, first: module ? { page, of, module, game } : null },
};
// What the server has sent is this page, or another one, or in another language.
if (drawn === `${page} ${settings.language}`) {
	hydrate(App, begun);
} else {
	target.replaceChildren();
	mount(App, begun);
}
delete target.dataset.drawn;
delete target.dataset.game;
