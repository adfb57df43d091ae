/**
 * Another page: a keyboard and a screen reader begin at its top. That of a table comes late, and more
 * than once; it is followed until somebody presses something. The answer ends it.
 */
export function focusContent(): () => void {
	let content = document.getElementById('content');
	content?.focus({ preventScroll: true });
	const follow = new MutationObserver(() => {
		const found = document.getElementById('content');
		if (!found || found === content) return;
		content = found;
		const { activeElement } = document;
		const isLost = activeElement === null || activeElement === document.body;
		if (isLost) content.focus({ preventScroll: true });
	});
	follow.observe(document.body, { childList: true, subtree: true });
	const end = () => {
		follow.disconnect();
		removeEventListener('keydown', end, true);
		removeEventListener('pointerdown', end, true);
	};
	addEventListener('keydown', end, true);
	addEventListener('pointerdown', end, true);
	return end;
}
