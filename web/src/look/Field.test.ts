import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { texts } from '../texts/texts.svelte';
import Field from './Field.svelte';

await texts.load('en');

test('what a browser finds wrong is told below the field, in our words, until it is changed', async () => {
	render(Field, { label: 'Password', value: '', required: true });
	const field = screen.getByLabelText<HTMLInputElement>('Password');
	expect(field.checkValidity()).toBe(false);
	expect((await screen.findByRole('alert')).textContent).toBe(texts.say('web-field-empty'));
	expect(field.getAttribute('aria-invalid')).toBe('true');
	await fireEvent.input(field, { target: { value: 'a' } });
	expect(screen.queryByRole('alert')).toBeNull();
});
