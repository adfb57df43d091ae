/** It is your turn: a short sound of our own, and a notification if the browser may. */

let audio: AudioContext | null = null;

/** Two soft strokes, a fifth apart, as on a small bronze bell. */
export function ring(): void {
	try {
		audio ??= new AudioContext();
		stroke(audio, 587.33, 0);
		stroke(audio, 880, 0.14);
	} catch {
		return; // no sound on this machine
	}
}

/** One low, soft stroke: somebody has said something. */
export function knock(): void {
	try {
		audio ??= new AudioContext();
		stroke(audio, 392, 0);
	} catch {
		return; // no sound on this machine
	}
}

function stroke(context: AudioContext, pitch: number, after: number): void {
	const begin = context.currentTime + after;
	const volume = context.createGain();
	volume.gain.setValueAtTime(0, begin);
	volume.gain.linearRampToValueAtTime(0.16, begin + 0.01);
	volume.gain.exponentialRampToValueAtTime(0.0005, begin + 0.7);
	volume.connect(context.destination);
	for (const [overtone, share] of [
		[1, 1],
		[2.76, 0.25],
	] as const) {
		const tone = context.createOscillator();
		const part = context.createGain();
		tone.frequency.value = pitch * overtone;
		part.gain.value = share;
		tone.connect(part).connect(volume);
		tone.start(begin);
		tone.stop(begin + 0.75);
	}
}

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
