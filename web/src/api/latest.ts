/** For effects that ask the server: what was asked before the last change is answered to nobody. */
export function latest<T>(
	asked: Promise<T>,
	take: (found: T) => void,
	fail: (error: unknown) => void,
): () => void {
	let over = false;
	asked.then(
		(found) => {
			if (!over) take(found);
		},
		(error: unknown) => {
			if (!over) fail(error);
		},
	);
	return () => {
		over = true;
	};
}
