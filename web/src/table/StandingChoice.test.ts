import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import StandingChoice from './StandingChoice.svelte';

it('shows what holds, not what was pressed', async () => {
	const choose = vi.fn(() => Promise.resolve(false));
	const answers = [
		{ id: 'ask', label: 'Ask me' },
		{ id: 'allow', label: 'Always allow' },
	];
	const choice = { label: 'When an ability is used', answers, now: 'ask', choose };
	render(StandingChoice, { choice });
	const [ask, allow] = screen.getAllByRole<HTMLInputElement>('radio');
	await fireEvent.click(allow!);
	expect(choose).toHaveBeenCalledWith('allow');
	await vi.waitFor(() => expect([ask!.checked, allow!.checked]).toEqual([true, false]));
});
