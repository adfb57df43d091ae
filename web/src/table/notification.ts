/** It is your turn: a notification, if the browser may. */

/** Asks for the permission, if nobody has answered that question yet. */
export async function mayNotify(): Promise<boolean> {
	if (!('Notification' in window)) return false;
	return (await Notification.requestPermission()) === 'granted';
}

/** Only where nobody is looking; one for each table. A click leads there. */
export async function notify(table: string, title: string, body: string): Promise<void> {
	if (!document.hidden || !('Notification' in window)) return;
	if (Notification.permission !== 'granted') return;
	const url = `/table/${table}`;
	const more = { body, tag: table, icon: '/icon-192.png', data: { url } };
	try {
		// Phones allow it to workers alone.
		const worker = await navigator.serviceWorker?.getRegistration();
		if (worker?.active) return await worker.showNotification(title, more);
		const shown = new Notification(title, more);
		shown.onclick = () => {
			focus();
			shown.close();
		};
	} catch {
		return; // it is called for by a sound and in the title, too
	}
}
