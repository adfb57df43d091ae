/** Why the server has refused something, in the language of the page. */
import type { Texts } from '../texts/texts.svelte';
import { isPassing, type Fault } from './client';

export function refusal(fault: Fault, text: Texts): string {
	const key = `web-refused-${fault.kind}`;
	if (text.has(key)) return text.say(key);
	return isPassing(fault) ? text.say('web-server-away') : fault.message;
}
