import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
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

test('a digit chooses a card, and what comes under the mouse by it explains nothing', async () => {
	vi.useFakeTimers();
	const tip = new Tip();
	const told = { title: 'Pool', lines: [] };
	render(TipBox, { id: 'tip', tip });
	tip.show(told, document.body);
	await fireEvent.keyDown(document.body, { key: '7' });
	tip.show(told, document.body);
	expect(tip.now).toBeNull();
	vi.advanceTimersByTime(1_000);
	tip.show(told, document.body);
	expect(tip.now).not.toBeNull();
	tip.hide();
	vi.useRealTimers();
});
