/** A number and its Hungarian ending, as in 3-at, stay in one line. */
export function unbroken(text: string): string {
	return text.replace(/(?<=\d-)(?=\p{L})/gu, '\u2060');
}
