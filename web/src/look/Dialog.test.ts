import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import Dialog from './Dialog.svelte';

let opener: HTMLButtonElement;

beforeEach(() => {
	opener = document.body.appendChild(document.createElement('button'));
	opener.focus();
});

function opened(): () => void {
	const children = createRawSnippet(() => ({ render: () => '<input />' }));
	const props = { title: 'Sure?', closeLabel: 'Close', children, onclose: () => void unmount() };
	const { unmount } = render(Dialog, props);
	return unmount;
}

const closing = () => screen.getByRole('button', { name: 'Close', hidden: true });

test('closed by its button it gives the keyboard back to who has opened it', async () => {
	opened();
	closing().focus();
	await fireEvent.click(closing());
	expect(screen.queryByText('Sure?')).toBeNull();
	expect(document.activeElement).toBe(opener);
});

test('who goes elsewhere meanwhile is not called back', () => {
	const close = opened();
	const other = document.body.appendChild(document.createElement('button'));
	other.focus();
	close();
	expect(document.activeElement).toBe(other);
});

test('a click beside it closes it, but not one that began inside', async () => {
	opened();
	const dialog = screen.getByText('Sure?').closest('dialog')!;
	const close = vi.spyOn(dialog, 'close').mockImplementation(() => undefined);
	await fireEvent.pointerDown(dialog.querySelector('input')!);
	await fireEvent.click(dialog); // a text was selected, and the mouse let go outside
	expect(close).not.toHaveBeenCalled();
	await fireEvent.pointerDown(dialog);
	await fireEvent.click(dialog);
	expect(close).toHaveBeenCalledOnce();
});
