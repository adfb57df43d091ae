import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import CopyText from './CopyText.svelte';
import { texts } from '../texts/texts.svelte';

await texts.load('en');

test('another text is not copied yet', async () => {
	vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
	const { rerender } = render(CopyText, { text: 'one', label: 'Link' });
	await fireEvent.click(screen.getByRole('button'));
	expect(await screen.findByText(texts.say('web-copied'))).toBeTruthy();
	await rerender({ text: 'two', label: 'Link' });
	expect(screen.getByText(texts.say('web-copy'))).toBeTruthy();
	vi.unstubAllGlobals();
});
