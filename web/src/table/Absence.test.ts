import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stateOf } from '../testing/states';
import { Texts } from '../texts/texts.svelte';
import Connection from './Connection.svelte';
import type { LiveTable } from './live.svelte';
import { Presence } from './presence.svelte';

const text = new Texts('chuhan');
const presence = new Presence();

beforeEach(async () => {
	await text.load('en');
	vi.useFakeTimers();
});

afterEach(() => presence.close());

test('who is gone is told of once, and once that nobody has to wait any longer', async () => {
	const state = stateOf({ view: { turn: [1] }, my_turn: false, claim_after: 60 });
	const table = { state, seat: 0, view: state.view, text, presence, status: 'online' };
	render(Connection, { table: table as unknown as LiveTable });
	const said: string[] = [];
	const listen = () => {
		const now = screen.getAllByRole('status').map((each) => each.textContent.trim());
		const heard = now.join('');
		if (heard && heard !== said.at(-1)) said.push(heard);
	};
	presence.take([{ seat: 1, is: 'gone', seconds: 8 }]);
	for (let second = 0; second < 70; second++) {
		await vi.advanceTimersByTimeAsync(1000);
		listen();
	}
	expect(said).toEqual([
		'Chu has been offline for 0:10. In 0:50 you need not wait any longer.',
		'Chu has been offline for 1:00. You need not wait any longer.',
	]);
	expect(screen.getByRole('timer').textContent).toContain('1:18');
	expect(screen.getByRole('button', { name: 'Claim the win' })).toBeTruthy();
});
