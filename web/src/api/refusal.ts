/** Why the server has refused something, in the language of the page. */
import type { Texts } from '../texts/texts.svelte';
import type { ApiError } from './client';

export function refusal(error: ApiError, text: Texts): string {
	const key = `web-refused-${error.kind}`;
	if (text.has(key)) return text.say(key);
	return error.passing ? text.say('web-server-away') : error.message;
}
