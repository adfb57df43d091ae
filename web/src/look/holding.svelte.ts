/** Radios and checkboxes that show what holds, not what was pressed. */
import type { Attachment } from 'svelte/attachments';
import { listen } from './listening';

/** What each of them shows is written again. */
const written = new WeakMap<HTMLElement, () => void>();

/**
 * A browser checks what is pressed by itself, and an attribute whose value stays the same is not
 * written again. So when the change is done, granted or not, the whole group shows what holds.
 */
export function holding(
	holds: () => boolean,
	change: (wanted: boolean) => unknown,
): Attachment<HTMLInputElement> {
	return (input) => {
		const write = () => {
			input.checked = holds();
		};
		written.set(input, write);
		$effect(write);
		const end = listen(input, {
			change: async () => {
				try {
					await change(input.checked);
				} finally {
					for (const each of groupOf(input)) written.get(each)?.();
				}
			},
		});
		return () => {
			written.delete(input);
			end();
		};
	};
}

function groupOf(input: HTMLInputElement): Iterable<HTMLElement> {
	return input.name ? document.getElementsByName(input.name) : [input];
}
