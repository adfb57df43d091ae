/** Lets an element tell more of itself when a mouse rests on it. */
import type { Attachment } from 'svelte/attachments';
import type { SunTzuPlay } from './play.svelte';

const AFTER = 300;

export function explains(
	play: SunTzuPlay,
	title: string,
	lines: readonly string[],
): Attachment<HTMLElement> {
	return (beside) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const enter = ({ pointerType }: PointerEvent) => {
			if (pointerType !== 'mouse') return;
			timer = setTimeout(() => (play.explained = { title, lines, beside }), AFTER);
		};
		const leave = () => {
			clearTimeout(timer);
			if (play.explained?.beside === beside) play.explained = null;
		};
		beside.addEventListener('pointerenter', enter);
		beside.addEventListener('pointerleave', leave);
		return () => {
			leave();
			beside.removeEventListener('pointerenter', enter);
			beside.removeEventListener('pointerleave', leave);
		};
	};
}
