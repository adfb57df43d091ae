import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { me } from '../../app/me.svelte';
import MyName from './MyName.svelte';

test('what was typed stays when the name comes late', async () => {
	render(MyName);
	const field = screen.getByRole<HTMLInputElement>('textbox');
	await fireEvent.input(field, { target: { value: 'Zoltán Őze' } });
	me.name = 'Pine Fox';
	await tick();
	expect(field.value).toBe('Zoltán Őze');
	expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});
