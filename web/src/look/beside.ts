/** A click beside a dialog, on what lies behind it. */
import type { Attachment } from 'svelte/attachments';
import { listen } from './listening';

/** Not one that began inside: whoever selects a text there may end beside it. */
export function clickedBeside(close: () => void): Attachment<HTMLDialogElement> {
	return (dialog) => {
		let began = false;
		return listen(dialog, {
			pointerdown: ({ target }) => (began = target === dialog),
			click: ({ target }) => target === dialog && began && close(),
		});
	};
}
