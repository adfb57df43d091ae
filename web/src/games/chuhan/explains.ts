/** Lets an element tell of its card, or more of itself. */
import type { Attachment } from 'svelte/attachments';
import { resting } from '../../look/resting';
import type { ChuHanPlay, Told } from './play.svelte';

export function explains(play: ChuHanPlay, what: string | Told): Attachment<HTMLElement> {
	const told = typeof what === 'string' ? { card: what } : what;
	return resting(
		(beside) => (play.explained = { ...told, beside }),
		(beside) => {
			if (play.explained?.beside === beside) play.explained = null;
		},
	);
}
