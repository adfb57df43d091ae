import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api/client';
import { refused } from '../../testing/refused';
import { contacts } from '../../people/contacts.svelte';
import { texts } from '../../texts/texts.svelte';
import ContactButtons from './ContactButtons.svelte';

await texts.load('en');
const follow = () => fireEvent.click(screen.getByRole('button', { name: texts.say('web-follow') }));

beforeEach(() => {
	contacts.people = [];
	vi.spyOn(contacts, 'look').mockImplementation(async () => {
		contacts.people = [];
	});
	render(ContactButtons, { person: 'fox', name: 'Pine Fox' });
});

test('a full list is told, until there is room', async () => {
	const put = vi.spyOn(api, 'putContact').mockRejectedValueOnce(refused('ListFull'));
	await follow();
	const alert = await screen.findByRole('alert');
	expect(alert.textContent).toBe(texts.say('web-refused-ListFull'));
	put.mockResolvedValue();
	await follow();
	expect(screen.queryByRole('alert')).toBeNull();
});

test('that the server is away is told', async () => {
	vi.spyOn(api, 'putContact').mockRejectedValue(refused('Offline'));
	await follow();
	const alert = await screen.findByRole('alert');
	expect(alert.textContent).toBe(texts.say('web-refused-Offline'));
});
