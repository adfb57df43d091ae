import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, type AdmissionView } from '../../api/client';
import { refused } from '../../testing/refused';
import { texts } from '../../texts/texts.svelte';
import { me } from '../../app/me.svelte';
import SignUpPage from './SignUpPage.svelte';

await texts.load('en');

beforeEach(() => {
	me.account = false;
});

const send = async () => {
	await fireEvent.submit(document.querySelector('form')!);
};

test.each(['SignUpClosed', 'BadInvitation'])(
	'%s is told where no invitation is asked for',
	async (kind) => {
		vi.spyOn(api, 'admission').mockRejectedValue(refused('Offline'));
		vi.spyOn(me, 'signUp').mockRejectedValue(refused(kind));
		render(SignUpPage);
		await send();
		expect((await screen.findByRole('alert')).textContent).toBe(texts.say(`web-refused-${kind}`));
	},
);

test('and beside the invitation where one is', async () => {
	vi.spyOn(api, 'admission').mockResolvedValue({ signup: 'invitation' } as AdmissionView);
	vi.spyOn(me, 'signUp').mockRejectedValue(refused('BadInvitation'));
	render(SignUpPage);
	const field = await screen.findByLabelText(texts.say('web-invitation'));
	await send();
	await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
	expect(screen.getAllByText(texts.say('web-refused-BadInvitation')).length).toBe(1);
});

test('how one may sign up is asked until it is known', async () => {
	vi.useFakeTimers();
	const told = { signup: 'invitation' } as AdmissionView;
	vi.spyOn(api, 'admission').mockRejectedValueOnce(refused('Offline')).mockResolvedValue(told);
	render(SignUpPage);
	await vi.advanceTimersByTimeAsync(2_000);
	expect(screen.getByLabelText(texts.say('web-invitation'))).toBeTruthy();
});
