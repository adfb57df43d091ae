/** Where keys belong to something: to a field, or to a dialog that is open. */
const TAKEN = 'input, select, textarea, dialog[open]';

/** Is a key meant for the page as a whole, and not for what it was pressed in? */
export function isShortcut(event: KeyboardEvent, alsoTaken = ''): boolean {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
	// Who holds a key wants it once, but for those that move.
	if (event.repeat && !event.key.startsWith('Arrow')) return false;
	const taken = alsoTaken ? `${TAKEN}, ${alsoTaken}` : TAKEN;
	return !(event.target instanceof Element && event.target.closest(taken));
}
