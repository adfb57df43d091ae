import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { Tip } from './tip.svelte';
import TipBox from './TipBox.svelte';

test('Escape puts an explanation away, and whatever else it means', async () => {
	const tip = new Tip();
	render(TipBox, { id: 'tip', tip });
	tip.show({ title: 'Pool', lines: [] }, document.body);
	expect(await screen.findByText('Pool')).toBeTruthy();
	await fireEvent.keyDown(document.body, { key: 'Escape' });
	expect(screen.queryByText('Pool')).toBeNull();
});
