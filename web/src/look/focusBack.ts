/** However it goes, by a button or since all is done: the keyboard is where it was before. */
export function focusBack(what: HTMLElement): () => void {
	const before = document.activeElement;
	return () => {
		const { activeElement: now, body } = document;
		const isLost = !now || now === body || what.contains(now);
		if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
	};
}
