import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { PlayedTable } from '../../testing/played.svelte';
import { stateOf } from '../../testing/states';
import { Texts } from '../../texts/texts.svelte';
import type { TableHint } from './hint.svelte';
import HintCard from './HintCard.svelte';

test('it takes the keyboard, and gives it back when it is closed', async () => {
	const text = new Texts('chuhan');
	await text.load('en');
	const opener = document.body.appendChild(document.createElement('button'));
	opener.focus();
	const { unmount, getByRole } = render(HintCard, {
		hint: { told: null, trouble: '' } as unknown as TableHint,
		table: new PlayedTable('chuhan', text, stateOf()),
		game: { moveInWords: () => '' },
		onrule: () => undefined,
	});
	expect(document.activeElement).toBe(getByRole('dialog'));
	unmount();
	expect(document.activeElement).toBe(opener);
});
