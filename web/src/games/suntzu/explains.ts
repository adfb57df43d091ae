/** Lets an element tell more of itself. */
import type { Attachment } from 'svelte/attachments';
import { resting } from '../../look/resting';
import type { SunTzuPlay } from './play.svelte';

export function explains(
	play: SunTzuPlay,
	title: string,
	lines: readonly string[],
): Attachment<HTMLElement> {
	return resting(
		(beside) => (play.explained = { title, lines, beside }),
		(beside) => {
			if (play.explained?.beside === beside) play.explained = null;
		},
	);
}
