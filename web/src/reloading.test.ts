import { expect, test, vi } from 'vitest';
import { hearTabs, reloadIfOld, reloadOnce, tellTabs } from './reloading';

const reloads = () => vi.spyOn(location, 'reload').mockImplementation(() => undefined);

test('a tab is loaded anew when another one has become somebody else, not for what else is kept', () => {
	const reload = reloads();
	tellTabs();
	const key = localStorage.key(0);
	const end = hearTabs();
	dispatchEvent(new StorageEvent('storage', { key: 'tenka-settings' }));
	expect(reload).not.toHaveBeenCalled();
	dispatchEvent(new StorageEvent('storage', { key }));
	expect(reload).toHaveBeenCalledOnce();
	end();
});

test('a page that lacks a part is loaded anew if the server has another build', async () => {
	const reload = reloads();
	const answers = (answer: Promise<Response>) => vi.stubGlobal('fetch', () => answer);
	answers(Promise.reject(new TypeError('away')));
	await reloadIfOld('/assets/index-old.js');
	answers(Promise.resolve(new Response('<script src="/assets/index-old.js">')));
	await reloadIfOld('/assets/index-old.js');
	expect(reload).not.toHaveBeenCalled();
	answers(Promise.resolve(new Response('<script src="/assets/index-new.js">')));
	await reloadIfOld('/assets/index-old.js');
	expect(reload).toHaveBeenCalledOnce();
});

test('where storage is forbidden nothing breaks, nor is the page loaded again and again', () => {
	const reload = reloads();
	vi.stubGlobal('localStorage', null);
	vi.stubGlobal('sessionStorage', null);
	reloadOnce();
	tellTabs();
	expect(reload).not.toHaveBeenCalled();
	vi.unstubAllGlobals();
});
