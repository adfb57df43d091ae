/** All tests share one page: each leaves it as it was. */
import { cleanup, configure } from '@testing-library/svelte';
import { afterEach, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';

/** Milliseconds: a machine that has much else to do is no fault of what is tested. */
const PATIENCE = 20_000;
configure({ asyncUtilTimeout: PATIENCE });
const { waitFor, waitUntil } = vi;
vi.waitFor = (check, options = PATIENCE) => waitFor(check, options);
vi.waitUntil = (check, options = PATIENCE) => waitUntil(check, options);

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	localStorage.clear();
	sessionStorage.clear();
	document.body.replaceChildren();
	Object.assign(settings, { language: 'en', motion: 'system', confirm: false, sound: true });
	Object.assign(settings, {
		chat: true,
		notify: false,
		theme: 'system',
		playback: 'normal',
	});
});
