/** Looks now, whenever somebody comes back to the page, and after as many milliseconds as `look`
 * says (null: no more). The answer ends it. */
export function lookAgain(look: () => Promise<number | null>): () => void {
	let timer: ReturnType<typeof setTimeout>;
	let over = false;
	const again = async () => {
		clearTimeout(timer);
		const after = await look();
		if (!over && after !== null) timer = setTimeout(again, after);
	};
	document.addEventListener('visibilitychange', again);
	void again();
	return () => {
		over = true;
		clearTimeout(timer);
		document.removeEventListener('visibilitychange', again);
	};
}
