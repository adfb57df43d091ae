/** How many parts of a long page are drawn: one more in each task, so that what is done between them is
 * answered. To be called while a component is made. */
export function partByPart(all: () => number): () => number {
	let count = $state(0);
	$effect(() => {
		if (count >= all()) return;
		const timer = setTimeout(() => (count += 1));
		return () => clearTimeout(timer);
	});
	return () => count;
}
