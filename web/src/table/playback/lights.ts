/** Marks on the board what is told of, and brings it into sight. */
import './lights.css';

/** The first thing in sight that a selector finds, and where its middle is. */
export function middleOf(within: Element, selector: string): { x: number; y: number } | null {
	const found = [...within.querySelectorAll(selector)]
		.map((each) => each.getBoundingClientRect())
		.find(({ width }) => width > 0);
	if (!found) return null;
	return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}

/** Lights up all that the selectors find; what is returned puts the lights out. */
export function light(within: Element, selectors: readonly string[]): () => void {
	const found = selectors.flatMap((selector) => [...within.querySelectorAll(selector)]);
	for (const each of found) each.setAttribute('data-lit', '');
	return () => {
		for (const each of found) each.removeAttribute('data-lit');
	};
}
