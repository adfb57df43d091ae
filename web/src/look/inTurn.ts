/** What is a lot to draw is drawn one by one, with time for the page between them. */
let last: Promise<void> = Promise.resolve();

/** Resolves in a frame of its own, after all that have asked before. */
export function inTurn(): Promise<void> {
	last = last.then(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))));
	return last;
}
