import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { refused } from '../testing/refused';
import { texts } from '../texts/texts.svelte';
import { contacts } from './contacts.svelte';
import Friends from './Friends.svelte';

await texts.load('en');

test('who is not heard is not shown as seen by others', async () => {
	vi.spyOn(contacts, 'watch').mockReturnValue(() => undefined);
	vi.spyOn(contacts, 'show').mockResolvedValue(refused('Offline').fault);
	contacts.visible = false;
	render(Friends);
	const box = screen.getByRole<HTMLInputElement>('checkbox');
	await fireEvent.click(box);
	expect(contacts.show).toHaveBeenCalledWith(true);
	await vi.waitFor(() => expect(box.checked).toBe(false));
	expect(screen.getByRole('alert').textContent).toBe(texts.say('web-refused-Offline'));
});
