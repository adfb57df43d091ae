/** Letters that stand for one sound stay together, in English, Polish and Hungarian. */
const SOUNDS = /cs|dz|gy|ly|ny|ty|zs|sz|cz|rz|ch|sh|th|\p{L}/giu;
const VOWEL = /^[aeiouyąęáéíóöőúüű]$/iu;
const LONG = 9;

/**
 * A name for a narrow place: if it is one long word, it may be broken before a syllable, with a
 * hyphen; others are broken between words. Only for the eye, not for what is read aloud.
 */
export function softHyphens(name: string): string {
	return name.length < LONG || name.includes(' ') ? name : syllables(name);
}

function syllables(word: string): string {
	const sounds = word.match(SOUNDS) ?? [];
	const begins = (at: number) =>
		at > 1 && at < sounds.length - 2 && !VOWEL.test(sounds[at]!) && VOWEL.test(sounds[at + 1]!);
	return sounds.map((sound, at) => (begins(at) ? `\u00ad${sound}` : sound)).join('');
}
