/** Why the server has refused something, in the language of the page. */
import type { Texts } from './texts.svelte';
import { isPassing, type Fault } from '../api/client';

export function refusal(fault: Fault, text: Texts): string {
	const key = `web-refused-${fault.kind}`;
	// A position is written by those who read English field names anyway.
	if (text.has(key)) {
		const wait = minutes(fault.retry_after ?? 0);
		return text.say(key, { detail: fault.message, id: fault.id ?? '–', wait });
	}
	return text.say(isPassing(fault) ? 'web-refused-Unavailable' : 'web-refused');
}

/** Minutes and seconds. */
function minutes(left: number): string {
	const seconds = Math.ceil(left);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The same where it is asked again without anybody's doing. */
export function refusalForNow(fault: Fault, text: Texts): string {
	return fault.kind === 'Offline' ? text.say('web-server-away') : refusal(fault, text);
}
