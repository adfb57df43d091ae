import { mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/fallbacks.css';
import './look/tokens.css';
import './look/base.css';
import './look/controls.css';
import './art/art.css';
import { reloadIfOld } from './reloading';
import { keepWorker } from './offline/worker';
import { settings } from './settings/settings.svelte';
import { texts } from './texts/texts.svelte';

// A tab that is older than the server asks for files that are not there any more.
const mine = new URL(import.meta.url).pathname;
addEventListener('vite:preloadError', () => void reloadIfOld(mine));
settings.apply();
// Nothing is shown in a language that is not there yet.
await texts.load(settings.language);
if (import.meta.env.PROD) keepWorker();
mount(App, { target: document.getElementById('app')! });
