/** Notices that this browser shows though no page is open: Web Push. */
import { api, ApiError, type PushView } from '../api/client';
import { settings } from '../settings/settings.svelte';

/** Not without https; on an iPhone only where the page is on the home screen. */
export function canPush(): boolean {
	return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function current(): Promise<PushSubscription | null> {
	if (!canPush()) return null;
	const worker = await navigator.serviceWorker.getRegistration();
	return (await worker?.pushManager.getSubscription()) ?? null;
}

/** As the server names a browser. */
export async function deviceId(endpoint: string): Promise<string> {
	const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
	return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Is it on, in this browser and for me? */
export async function isPushed(known: PushView): Promise<boolean> {
	const subscription = await current();
	return !!subscription && known.devices.includes(await deviceId(subscription.endpoint));
}

/** Whoever had it in this browser before: from now on it is mine. */
export async function startPush(key: string): Promise<PushView> {
	await (await current())?.unsubscribe(); // it may be for a server that was here before
	const worker = await navigator.serviceWorker.ready;
	const wanted = { userVisibleOnly: true, applicationServerKey: key };
	return tell(await worker.pushManager.subscribe(wanted));
}

function tell(subscription: PushSubscription): Promise<PushView> {
	const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
	const keys = { p256dh, auth };
	return api.subscribe({ endpoint: subscription.endpoint, keys, language: settings.language });
}

export async function stopPush(): Promise<void> {
	const subscription = await current();
	if (!subscription) return;
	await api.unsubscribe(await deviceId(subscription.endpoint));
	await subscription.unsubscribe();
}

/** The server has forgotten all my browsers, and this one is to stay. */
export async function renewPush(): Promise<void> {
	const subscription = await current();
	if (!subscription) return;
	await tell(subscription).catch((error) => {
		if (!(error instanceof ApiError)) throw error; // the settings show that it is off
	});
}
