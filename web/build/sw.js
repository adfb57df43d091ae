/*
 * What the browser runs beside the page. It keeps the shell of one build, so that without a network
 * the page still comes and says so. The network always comes first: nobody sees an old build while
 * the server is there. What the API says is never kept.
 *
 * The build puts in the name of the build and its files (build/worker.ts).
 */
const KEPT_AS = 'tenka-BUILD';
const SHELL = ['/'];

self.addEventListener('install', (event) => {
	const fresh = SHELL.map((address) => new Request(address, { cache: 'reload' }));
	event.waitUntil(
		caches
			.open(KEPT_AS)
			.then((kept) => kept.addAll(fresh))
			.then(() => self.skipWaiting()),
	);
});

self.addEventListener('activate', (event) => {
	event.waitUntil(
		(async () => {
			for (const name of await caches.keys()) {
				if (name.startsWith('tenka-') && name !== KEPT_AS) await caches.delete(name);
			}
			await self.clients.claim();
		})(),
	);
});

self.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== self.location.origin) return;
	if (pathname.startsWith('/api/')) return;
	if (request.mode === 'navigate') event.respondWith(page(request));
	else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** What a proxy answers while the server behind it is away. */
const AWAY = [502, 503, 504];

/** From the server; from what is kept only if it cannot be reached. */
async function page(request) {
	const answer = await fetch(request).catch(() => Response.error());
	const away = answer.type === 'error' || AWAY.includes(answer.status);
	return (away && (await kept('/'))) || answer;
}

/** The name of an asset changes with what is in it, so one that is kept is never old. */
async function asset(request) {
	const found = await kept(request.url);
	if (found) return found;
	const answer = await fetch(request);
	if (answer.ok) {
		const copy = answer.clone();
		const cache = await caches.open(KEPT_AS);
		await cache.put(request.url, copy).catch(() => undefined); // no room left
	}
	return answer;
}

async function kept(address) {
	return (await caches.open(KEPT_AS)).match(address);
}

/** A notice that the server has pushed; the page's own of the same table takes its place. */
self.addEventListener('push', (event) => {
	const { title, body, url, tag } = event.data?.json() ?? {};
	if (!title) return;
	const more = { body, tag, icon: '/icon-192.png', data: { url } };
	event.waitUntil(self.registration.showNotification(title, more));
});

/** The browser has another address for its pushes, or none: the server is told. */
self.addEventListener('pushsubscriptionchange', (event) => {
	const { oldSubscription: old, newSubscription: given } = event;
	if (!given && !old) return;
	event.waitUntil(
		(async () => {
			const subscription = given ?? (await self.registration.pushManager.subscribe(old.options));
			const { endpoint, keys } = subscription.toJSON();
			await fetch('/api/me/push', {
				method: 'PUT',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify({ endpoint, keys }),
			});
		})(),
	);
});

/** It is your turn: to the tab where the table is open, or to a new one. */
self.addEventListener('notificationclick', (event) => {
	event.notification.close();
	const { url } = event.notification.data ?? {};
	if (!url) return;
	event.waitUntil(
		(async () => {
			const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
			const open = tabs.find((tab) => new URL(tab.url).pathname === url);
			await (open ? open.focus() : self.clients.openWindow(url));
		})(),
	);
});
