import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import Standing from './Standing.svelte';
import { tableWith } from './testing/table';
import { Words } from './words';

it('is asked for like any other deed, which tells why not', async () => {
	const asked = vi.spyOn(api, 'standing').mockRejectedValue(new Error('away'));
	const does = vi.fn((deed: () => Promise<unknown>) => deed().then(Boolean, () => false));
	const table = Object.assign(await tableWith(), { does });
	render(Standing, { table, words: new Words(table) });
	const [ask, allow] = screen.getAllByRole<HTMLInputElement>('radio');
	await fireEvent.click(allow!);
	expect(does).toHaveBeenCalledOnce();
	expect(asked).toHaveBeenCalledWith(table.id, 'allow');
	await vi.waitFor(() => expect([ask!.checked, allow!.checked]).toEqual([true, false]));
});
