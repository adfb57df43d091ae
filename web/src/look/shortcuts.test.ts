import { expect, test } from 'vitest';
import { isShortcut } from './shortcuts';

function pressed(html: string, more: KeyboardEventInit = {}, alsoTaken = ''): boolean {
	document.body.innerHTML = html;
	let found = false;
	const hear = (event: KeyboardEvent) => (found = isShortcut(event, alsoTaken));
	addEventListener('keydown', hear, { once: true });
	const target = document.querySelector('#here') ?? document.body;
	target.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true, ...more }));
	return found;
}

test('a key belongs to the page where nobody writes', () => {
	expect(pressed('')).toBe(true);
	expect(pressed('<button id="here">x</button>')).toBe(true);
	expect(pressed('<input id="here">')).toBe(false);
	expect(pressed('', { ctrlKey: true })).toBe(false);
});

test('a key that is held does it once; an arrow goes on', () => {
	expect(pressed('', { repeat: true })).toBe(false);
	expect(pressed('', { key: 'ArrowLeft', repeat: true })).toBe(true);
});

test('a dialog keeps keys only while it is open, though the focus may stay a moment longer', () => {
	expect(pressed('<dialog open><button id="here">x</button></dialog>')).toBe(false);
	expect(pressed('<dialog><button id="here">x</button></dialog>')).toBe(true);
});

test('whoever has more uses for keys says where', () => {
	expect(pressed('<a id="here" role="tab">x</a>', {}, '[role=tab]')).toBe(false);
});
