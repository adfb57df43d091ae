import { afterEach, expect, test } from 'vitest';
import { focusContent } from './focusContent';

let end = () => {};
const focused = () => document.activeElement?.textContent;
const settled = () => new Promise((done) => setTimeout(done));

/** The page that is shown from now on. */
async function show(what: string): Promise<void> {
	document.body.innerHTML = what && `<main id="content" tabindex="-1">${what}</main>`;
	await settled();
}

afterEach(() => end());

test('a table that comes late has the focus, when it is loaded and when it is there', async () => {
	await show('');
	end = focusContent();
	await show('loading');
	expect(focused()).toBe('loading');
	await show('table');
	expect(focused()).toBe('table');
});

test('whoever has gone on stays where they are', async () => {
	await show('home');
	end = focusContent();
	expect(focused()).toBe('home');
	dispatchEvent(new Event('pointerdown'));
	await show('another');
	expect(document.activeElement).toBe(document.body);
});
