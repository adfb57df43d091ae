/** Lets an element tell of its card when a mouse rests on it. */
import type { Attachment } from 'svelte/attachments';
import type { ChuHanPlay } from './play.svelte';

const AFTER = 300;

export function explains(play: ChuHanPlay, card: string): Attachment<HTMLElement> {
	return (beside) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const enter = () => {
			timer = setTimeout(() => (play.explained = { card, beside }), AFTER);
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
