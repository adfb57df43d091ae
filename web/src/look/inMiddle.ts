/** In a row that scrolls (`data-row`) what is on now is brought to its middle; nothing else moves. */
import type { Attachment } from 'svelte/attachments';

export const inMiddle: Attachment<HTMLElement> = (element) => {
	const row = element.closest<HTMLElement>('[data-row]');
	if (row === null) return;
	const bring = () => {
		const [box, room] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
		row.scrollLeft += (box.left + box.right - room.left - room.right) / 2;
	};
	const resized = new ResizeObserver(bring);
	resized.observe(row);
	return () => resized.disconnect();
};
