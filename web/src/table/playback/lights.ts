/** Marks on the board what is told of, and brings it into sight. */
import './lights.css';

/** The first thing on a board that a selector finds, and where its middle is seen. */
export function middleOf(board: Element, selector: string): { x: number; y: number } | null {
	const found = board.querySelector(selector)?.getBoundingClientRect();
	if (!found || found.width === 0) return null;
	return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}

/** Lights up all that the selectors find; what is returned puts the lights out. */
export function light(board: Element, selectors: readonly string[]): () => void {
	const found = selectors.flatMap((selector) => [...board.querySelectorAll(selector)]);
	for (const each of found) each.setAttribute('data-lit', '');
	return () => {
		for (const each of found) each.removeAttribute('data-lit');
	};
}
