/** All tests share one page: each leaves it as it was. */
import { cleanup } from '@testing-library/svelte';
import { afterEach, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';

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
