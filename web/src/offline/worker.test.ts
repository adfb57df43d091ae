import { afterEach, expect, test, vi } from 'vitest';
import { router } from '../app/router.svelte';
import { keepWorker } from './worker';

const update = vi.fn(async () => undefined);

/** A browser in which a worker looks after the page already, or none yet. */
function browser(controller: object | null): EventTarget {
	const register = async () => ({ update });
	const serviceWorker = Object.assign(new EventTarget(), { controller, register });
	vi.stubGlobal('navigator', { serviceWorker });
	vi.useFakeTimers();
	keepWorker();
	return serviceWorker;
}

afterEach(() => {
	router.outdated = false;
	router.go('/');
	vi.clearAllTimers();
});

test('after a new build the next page is loaded anew; a game is not left for it', async () => {
	const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
	const worker = browser({});
	router.go('/table/abc');
	worker.dispatchEvent(new Event('controllerchange'));
	router.go('/table/def');
	router.go('/');
	expect(assign).not.toHaveBeenCalled();
	router.go('/rules');
	expect(assign).toHaveBeenCalledExactlyOnceWith('/rules');
	expect(router.route.page).toBe('home');
});

test('the first worker is no new build; a page that stays open asks for one', async () => {
	const worker = browser(null);
	worker.dispatchEvent(new Event('controllerchange'));
	expect(router.outdated).toBe(false);
	await vi.advanceTimersByTimeAsync(4_000_000);
	expect(update).toHaveBeenCalledOnce();
	worker.dispatchEvent(new Event('controllerchange'));
	expect(router.outdated).toBe(true);
});
