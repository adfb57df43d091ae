/** Which page is shown: the address decides, and links change it without loading anew. */

export interface Route {
	readonly page: string;
	/** What follows it in the address: a table's id, a game's. */
	readonly of: string | null;
	readonly hash: string;
	/** What is asked of the page, after the question mark. */
	readonly query: string;
}

class Router {
	route = $state.raw<Route>(read());
	/** Where one was before signing up or logging in. */
	before = '/';
	/** There is a new build: the next page is loaded from the server, unless one leaves a game. */
	outdated = false;

	constructor() {
		addEventListener('popstate', () => this.#show());
		addEventListener('hashchange', () => this.#show());
		document.addEventListener('click', (event) => this.#follow(event));
	}

	go(address: string): void {
		if (!ENTRANCES.has(this.route.page)) {
			this.before = location.pathname + location.search + location.hash;
		}
		if (this.outdated && this.route.page !== 'table') {
			location.assign(address);
			return;
		}
		history.pushState(null, '', address);
		this.#show();
		scrollTo(0, 0);
	}

	#show(): void {
		this.route = read();
	}

	#follow(event: MouseEvent): void {
		if (event.defaultPrevented || event.button !== 0) return;
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		const link = (event.target as Element).closest?.('a');
		if (!link || link.target || link.hasAttribute('download')) return;
		if (link.origin !== location.origin || !isOurs(link.pathname)) return;
		const samePage = link.pathname === location.pathname;
		if (samePage && link.hash) return; // the browser jumps, and tells of it
		event.preventDefault();
		this.go(link.pathname + link.search + link.hash);
	}
}

const ENTRANCES = new Set(['signup', 'login']);

/** The pages that this app shows itself; the server has others, such as /docs. */
const PAGES = new Set(
	'new games table settings signup login learn rules editor fairness link owner leaderboard rivals tournaments clubs player'
		.split(' ')
		.concat(''),
);

function isOurs(path: string): boolean {
	return PAGES.has(path.split('/')[1] ?? '');
}

function read(): Route {
	const [page = '', of = ''] = location.pathname.split('/').slice(1);
	return {
		page: PAGES.has(page) ? page || 'home' : 'unknown',
		of: of ? decoded(of) : null,
		hash: decoded(location.hash.slice(1)),
		query: location.search,
	};
}

/** As it was written; a mistyped address may be none that can be decoded. */
function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}

export const router = new Router();
