import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { PlayedTable } from '../testing/played.svelte';
import { stateOf } from '../testing/states';
import { Texts } from '../texts/texts.svelte';
import WindowTimer from './WindowTimer.svelte';

test.each([
	['en', '5 s'],
	['hu', '5 mp'],
	['pl', '5 s'],
] as const)('%s: seconds have the sign of the language', async (language, shown) => {
	const text = new Texts('chuhan');
	await text.load(language);
	const table = new PlayedTable('chuhan', text, stateOf({ window: { ends_in: 5, asked: true } }));
	render(WindowTimer, { table });
	expect(screen.getByRole('timer').textContent).toContain(shown);
});
