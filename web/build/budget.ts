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

/** The files of an entry, of all that it imports, and of one language's texts. */
export function firstLoad(manifest: Manifest, entry: string): string[] {
	if (!manifest[entry]) throw new Error(`nothing was built of ${entry}`);
	const found = new Set<string>();
	const follow = (name: string) => {
		const chunk = manifest[name];
		if (!chunk || found.has(chunk.file)) return;
		found.add(chunk.file);
		chunk.imports?.forEach(follow);
		chunk.dynamicImports?.filter((each) => TEXTS.test(each)).forEach(follow);
	};
	follow(entry);
	return [...found];
}
