/** Parts of a page that a click may want, fetched when the page stands: the server may be away by then. */
const PAGE_STANDS = 1_500; // milliseconds

/** What does not come now is fetched when it is wanted. Ends with the page, by calling the answer. */
export function fetchSoon(...parts: readonly (() => Promise<unknown>)[]): () => void {
	const timer = setTimeout(() => {
		for (const part of parts) part().catch(() => undefined);
	}, PAGE_STANDS);
	return () => clearTimeout(timer);
}
