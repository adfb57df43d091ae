/** Loads the page anew; but not again and again, if that does not help. */
const KEPT_AS = 'tenka-reloaded';
const NOT_WITHIN = 20_000;
const ANOTHER = 'tenka-another';

export function reloadOnce(): void {
	try {
		const last = Number(sessionStorage.getItem(KEPT_AS) ?? 0);
		if (Date.now() - last < NOT_WITHIN) return;
		sessionStorage.setItem(KEPT_AS, String(Date.now()));
	} catch {
		return; // where nothing is kept, it is not known whether it has helped
	}
	location.reload();
}

/** A part did not come: the server has another build, or is away; then what is shown here stays. */
export async function reloadIfOld(mine: string): Promise<void> {
	const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
	if (answer?.ok && !(await answer.text()).includes(mine)) reloadOnce();
}

/** I am somebody else in this browser from now on: its other tabs are told. */
export function tellTabs(): void {
	try {
		localStorage.setItem(ANOTHER, String(Date.now()));
	} catch {
		return; // a browser may forbid storage; then they learn of it when they are loaded anew
	}
}

/** Loads the page anew when another tab has become somebody else, until the answer is called. */
export function hearTabs(): () => void {
	const hear = ({ key }: StorageEvent) => {
		if (key === ANOTHER) location.reload();
	};
	addEventListener('storage', hear);
	return () => removeEventListener('storage', hear);
}
