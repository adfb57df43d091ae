import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Segments from './Segments.svelte';

const OPTIONS = ['all', 'some', 'none'].map((value) => ({ value, label: value }));
const checked = () =>
	screen
		.getAllByRole<HTMLInputElement>('radio')
		.filter((radio) => radio.checked)
		.map((radio) => radio.labels![0]!.textContent.trim());
const press = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('what is pressed and not taken is not shown', async () => {
	const onchange = vi.fn();
	render(Segments<string>, { label: 'Who', options: OPTIONS, value: 'some', onchange });
	await press('all');
	expect(onchange).toHaveBeenCalledWith('all');
	await vi.waitFor(() => expect(checked()).toEqual(['some']));
	await press('none');
	await vi.waitFor(() => expect(checked()).toEqual(['some']));
});

test('where nothing holds nothing is shown', async () => {
	render(Segments<string>, {
		label: 'Who',
		options: OPTIONS,
		value: '',
		onchange: () => undefined,
	});
	await press('all');
	await vi.waitFor(() => expect(checked()).toEqual([]));
});

test('until the answer comes what was pressed is shown, and then what holds', async () => {
	let refuse = () => {};
	const asked = new Promise<void>((answer) => (refuse = answer));
	const props = { label: 'Who', options: OPTIONS, value: 'some', onchange: () => asked };
	const { rerender } = render(Segments<string>, props);
	await press('all');
	expect(checked()).toEqual(['all']);
	refuse();
	await vi.waitFor(() => expect(checked()).toEqual(['some']));
	await rerender({ value: 'none' });
	expect(checked()).toEqual(['none']);
});
