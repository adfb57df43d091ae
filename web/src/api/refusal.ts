/** Why the server has refused something, in the language of the page. */
import type { Texts } from '../texts/texts.svelte';
import { isPassing, type Fault } from './client';

export function refusal(fault: Fault, text: Texts): string {
	const key = `web-refused-${fault.kind}`;
	// A position is written by those who read English field names anyway.
	if (text.has(key)) return text.say(key, { detail: fault.message, id: fault.id ?? '–' });
	return text.say(isPassing(fault) ? 'web-server-away' : 'web-refused');
}
