import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { texts } from '../../texts/texts.svelte';
import Admission from './Admission.svelte';

await texts.load('en');
const TERMS = { signup: 'invitation', guests: true };
const deeds = vi.fn();

beforeEach(() => {
	deeds.mockClear();
	vi.stubGlobal('fetch', (_url: string, { method, body }: { method: string; body?: string }) => {
		if (method === 'GET') return Promise.resolve(new Response(JSON.stringify(TERMS)));
		deeds(body);
		const error = { kind: 'Forbidden', rule: null, message: 'no' };
		return Promise.resolve(new Response(JSON.stringify({ error }), { status: 403 }));
	});
});

const radio = (key: string) =>
	screen.findByRole<HTMLInputElement>('radio', { name: texts.say(key) });
const press = async (key: string) => fireEvent.click(await radio(key));
const holds = async (key: string) => {
	const of = await radio(key);
	await vi.waitFor(() => expect(of.checked).toBe(true));
};

test('a question that is answered by no leaves what held', async () => {
	render(Admission, { terms: null });
	await press('web-owner-signup-open');
	await fireEvent.click(screen.getByRole('button', { name: texts.say('web-back'), hidden: true }));
	await holds('web-owner-signup-invitation');
	expect(deeds).not.toHaveBeenCalled();
});

test('what the server refuses is not shown as done', async () => {
	render(Admission, { terms: null });
	await press('web-owner-guests-no');
	await screen.findByRole('alert');
	await holds('web-owner-guests-yes');
	expect(deeds).toHaveBeenCalledWith('{"guests":false}');
});
