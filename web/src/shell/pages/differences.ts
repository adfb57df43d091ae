/** Where the choices of an option differ, in words. */
import type { Texts } from '../../texts/texts.svelte';

/** What each choice means, point by point. */
export type Points = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export function tellPoint(texts: Texts, option: string, point: string, value: unknown): string {
	if (Array.isArray(value)) {
		return value.map((each) => tellPoint(texts, option, point, each)).join(', ');
	}
	const key = `${option}-${point}`;
	if (typeof value === 'number') return texts.say(`${key}.value`, { value });
	return texts.say(`${key}-${String(value)}`);
}
