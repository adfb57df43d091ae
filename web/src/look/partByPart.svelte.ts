/** How many parts of what is a lot to draw are there: one more after each frame, so that all before it is
 * seen, and what is done between them is answered. To be called while a component is made. */
export function partByPart(all: () => number): () => number {
	let count = $state(0);
	$effect(() => {
		if (count >= all()) return;
		let timer: ReturnType<typeof setTimeout>;
		const frame = requestAnimationFrame(() => (timer = setTimeout(() => (count += 1))));
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
		};
	});
	return () => count;
}
