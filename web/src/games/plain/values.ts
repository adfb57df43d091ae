/** Values of a view, sorted by how they are shown. */
import type { Json } from '../../table/model';
import { word } from '../../texts/telling';
import type { Texts } from '../../texts/texts.svelte';

export type Shown =
	| { readonly kind: 'word'; readonly text: string }
	| { readonly kind: 'nothing' }
	/** So many that may not be seen; null: how many is not known either. */
	| { readonly kind: 'hidden'; readonly count: number | null }
	| { readonly kind: 'row'; readonly items: readonly unknown[] }
	| { readonly kind: 'list'; readonly entries: readonly Entry[] }
	| { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly Row[] };

interface Entry {
	/** null: it has a place, and no name. */
	readonly name: string | null;
	readonly value: unknown;
}

interface Row extends Entry {
	readonly value: Json;
}

/** What a table tells of itself, or of the asker; the frame shows it. */
const OF_THE_FRAME = new Set(['game', 'seat', 'turn', 'outcome', 'hidden']);
const MOST_COLUMNS = 8;

/** The fields of a view that a board has to show. */
export function fieldsOf(view: Json): readonly (readonly [string, unknown])[] {
	const hidden = new Set(Array.isArray(view.hidden) ? view.hidden : []);
	return Object.entries(view)
		.filter(([name]) => !OF_THE_FRAME.has(name))
		.map(([name, value]) => [name, hidden.has(name) && value === null ? { hidden: null } : value]);
}

export function shownAs(value: unknown, field: string, texts: Texts): Shown {
	if (value === null || value === undefined || value === '') return { kind: 'nothing' };
	if (typeof value === 'boolean') {
		return { kind: 'word', text: texts.say(value ? 'web-yes' : 'web-no') };
	}
	if (typeof value !== 'object') return { kind: 'word', text: word(texts, String(value), field) };
	if (!Array.isArray(value) && 'hidden' in value && Object.keys(value).length === 1) {
		return { kind: 'hidden', count: typeof value.hidden === 'number' ? value.hidden : null };
	}
	const entries = Array.isArray(value)
		? value.map((each) => ({ name: null, value: each as unknown }))
		: Object.entries(value).map(([name, each]) => ({ name, value: each as unknown }));
	if (entries.length === 0) return { kind: 'nothing' };
	if (Array.isArray(value) && value.every((each) => !isNested(each))) {
		return { kind: 'row', items: value };
	}
	const columns = columnsOf(entries);
	if (columns.length > 0) return { kind: 'table', columns, rows: entries as readonly Row[] };
	return { kind: 'list', entries };
}

/** How many words and numbers are in it. */
export function sizeOf(value: unknown): number {
	if (!isNested(value)) return 1;
	return Object.values(value as object).reduce((sum: number, each) => sum + sizeOf(each), 0);
}

/** What a field is called: by the game's texts, else as it is written. */
export function nameOf(field: string, texts: Texts): string {
	const key = `field-${field}`;
	return texts.has(key) ? texts.say(key) : word(texts, field, 'field').replaceAll('_', ' ');
}

/** Things with the same fields stand below each other. */
function columnsOf(entries: readonly Entry[]): readonly string[] {
	const [first] = entries;
	if (entries.length < 2 || !first || !isThing(first.value)) return [];
	const columns = Object.keys(first.value);
	const alike = entries.every(
		({ value }) => isThing(value) && String(Object.keys(value)) === String(columns),
	);
	return alike && columns.length <= MOST_COLUMNS ? columns : [];
}

function isThing(value: unknown): value is Json {
	return isNested(value) && !Array.isArray(value) && !('hidden' in (value as object));
}

function isNested(value: unknown): boolean {
	return typeof value === 'object' && value !== null;
}
