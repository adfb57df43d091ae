import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api, type StateOut, type TableOut } from '../../api/client';
import { stateOf } from '../../testing/states';
import { texts } from '../../texts/texts.svelte';
import { router } from '../../app/router.svelte';
import FairnessPage from './FairnessPage.svelte';

await texts.load('en');
afterEach(() => router.go('/'));

test('the table that was asked for last is the one that is told of', async () => {
	const fairness = { commitment: '00', secret: '00', nonces: [] };
	const state = stateOf({ status: 'over', fairness });
	const answers = new Map<string, (state: StateOut) => void>();
	vi.spyOn(api, 'terms').mockResolvedValue({ game: 'chuhan' } as TableOut);
	vi.spyOn(api, 'state').mockImplementation(
		(table) => new Promise((answer) => answers.set(table, answer)),
	);
	router.go('/fairness/first');
	render(FairnessPage);
	router.go('/fairness/second');
	await tick();
	answers.get('second')!(state);
	await screen.findByText(/chuhan-second/);
	answers.get('first')!(state);
	await new Promise((done) => setTimeout(done, 20));
	expect(screen.getByText(/tenka verify/).textContent).toContain('chuhan-second.json');
});
