import { expect, test, vi } from 'vitest';
import { hearTabs, reloadOnce, tellTabs } from './reloading';

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

test('a page that is offline stays as it is', () => {
	const reload = reloads();
	const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	reloadOnce();
	expect(reload).not.toHaveBeenCalled();
	line.mockReturnValue(true);
	reloadOnce();
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
