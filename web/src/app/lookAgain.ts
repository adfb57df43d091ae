/** After a fault of our own, which is told but does not end the looking. */
const AFTER_A_FAULT = 10_000;

/** Looks now, whenever somebody comes back to the page, and after as many milliseconds as `look`
 * says (null: no more). The answer ends it. */
export function lookAgain(look: () => Promise<number | null>): () => void {
	let timer: ReturnType<typeof setTimeout>;
	/** Of looks that are under way only the last one is followed by another. */
	let last = 0;
	const again = async () => {
		clearTimeout(timer);
		const mine = ++last;
		let after: number | null = AFTER_A_FAULT;
		try {
			after = await look();
		} finally {
			if (mine === last && after !== null) timer = setTimeout(again, after);
		}
	};
	const seen = () => {
		if (!document.hidden) void again();
	};
	document.addEventListener('visibilitychange', seen);
	void again();
	return () => {
		last += 1;
		clearTimeout(timer);
		document.removeEventListener('visibilitychange', seen);
	};
}
