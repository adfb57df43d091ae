/** Which scripts a page loads before anybody has clicked. */

export interface Chunk {
	readonly file: string;
	readonly imports?: readonly string[];
	readonly dynamicImports?: readonly string[];
	readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** The texts of one language come with every page; only one of them is ever loaded. */
const TEXTS = /texts\/web\/en\.ftl/;
const TABLE = 'src/shell/pages/TablePage.svelte';
const BOARD = /^src\/games\/(\w+)\/index\.ts$/;

/** The files of entries, of all that they import, and of one language's texts. */
export function firstLoad(manifest: Manifest, ...entries: string[]): string[] {
	const missing = entries.find((entry) => !manifest[entry]);
	if (missing) throw new Error(`nothing was built of ${missing}`);
	const found = new Set<string>();
	const follow = (name: string) => {
		const chunk = manifest[name];
		if (!chunk || found.has(chunk.file)) return;
		found.add(chunk.file);
		chunk.imports?.forEach(follow);
		chunk.dynamicImports?.filter((each) => TEXTS.test(each)).forEach(follow);
	};
	entries.forEach(follow);
	return [...found];
}

/** The scripts that each kind of page loads at once, without texts, and how many KB they may have, gzipped. */
export function budgets(manifest: Manifest): { page: string; files: string[]; most: number }[] {
	const texts = Object.keys(manifest).filter((name) => name.includes('.ftl'));
	const words = new Set(texts.map((name) => manifest[name]!.file));
	const scripts = (...entries: string[]) =>
		firstLoad(manifest, 'index.html', ...entries).filter((file) => !words.has(file));
	const boards = Object.keys(manifest).filter((name) => BOARD.test(name));
	const tables = boards.map((board) => ({
		page: `${BOARD.exec(board)![1]} table`,
		files: scripts(TABLE, board),
		most: 150,
	}));
	return [{ page: 'home', files: scripts(), most: 80 }, ...tables];
}
