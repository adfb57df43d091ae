import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { show, type PlayedTable } from '../../testing/played.svelte';
import chuhan from '.';
import { tableWith } from './testing/table';

const LEGAL = ['pass', 'play 7 7 0', 'play 7 7 7', 'use han_xin', 'writ'];

async function begin(table: PlayedTable): Promise<void> {
	show(chuhan, table);
	await waitFor(() => expect(screen.getByTestId('primary')).toBeTruthy());
}

function cards(name: RegExp): HTMLElement[] {
	return screen.getAllByRole('button', { name });
}

function primary(): HTMLButtonElement {
	return screen.getByTestId('primary');
}

describe('a hand', () => {
	it('tells all its cards, by rank', async () => {
		await begin(await tableWith({ legal: LEGAL }));
		expect(
			screen.getByRole('region', { name: 'Your hand: 0, 1, 1, 2, Han Xin, 7, 7, 7, 8' }),
		).toBeTruthy();
		expect(cards(/^6, Han Xin, Counter, can be played$/)).toHaveLength(1);
		expect(cards(/^8, Long Ju$/)).toHaveLength(1);
	});

	it('becomes a move by clicks', async () => {
		const table = await tableWith({ legal: LEGAL });
		await begin(table);
		expect(primary().disabled).toBe(true);
		for (const card of cards(/^7, Cao Shen/)) await fireEvent.click(card);
		expect(primary().textContent).toContain('Play three 7s');
		await fireEvent.click(primary());
		expect(table.played).toEqual([['play 7 7 7']]);
	});

	it('becomes a move by digits, and another with the joker', async () => {
		const table = await tableWith({ legal: LEGAL });
		await begin(table);
		for (const key of ['7', '7', '0']) await fireEvent.keyDown(window, { key });
		expect(primary().textContent).toContain('Play three 7s (7, 7, 0)');
		await fireEvent.click(primary());
		expect(table.played).toEqual([['play 7 7 0']]);
	});

	it('has one place in the order of focus, moved by arrows', async () => {
		await begin(await tableWith({ legal: LEGAL }));
		const all = cards(/^\d, /);
		expect(all.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
		all[0]!.focus();
		await fireEvent.keyDown(all[0]!, { key: 'ArrowRight' });
		expect(document.activeElement).toBe(all[1]);
		await fireEvent.keyDown(all[1]!, { key: 'End' });
		expect(document.activeElement).toBe(all.at(-1));
	});

	it('asks the server why a choice is no move, the last one alone', async () => {
		const table = await tableWith({ legal: LEGAL });
		table.answer = { rule: 'CH-3.4', sentence: 'same size, higher rank' };
		await begin(table);
		await fireEvent.click(cards(/^1, Chen Ping/)[0]!);
		await fireEvent.click(cards(/^8, Long Ju/)[0]!);
		await waitFor(() => expect(screen.getByTestId('refusal').textContent).toBe('CH-3.4'));
		expect(table.checked).toEqual([['play 1 8']]);
		expect(primary().disabled).toBe(true);
	});

	it('has a lone legal move chosen', async () => {
		const table = await tableWith({ legal: ['play 8'], view: { hands: [['8'], { hidden: 2 }] } });
		await begin(table);
		await waitFor(() => expect(primary().textContent).toContain('Play a single 8'));
		expect(cards(/^8, Long Ju, chosen$/)).toHaveLength(1);
		expect(table.played).toEqual([]);
	});
});

describe('moves beyond the hand', () => {
	it('takes back a card with Ying Bu', async () => {
		const legal = ['play ying_bu', 'use ying_bu 1', 'use ying_bu 5'];
		const hands = [['ying_bu', '9'], { hidden: 2 }];
		const table = await tableWith({ legal, view: { hands, phase: 'lead', trick: [], lead: 0 } });
		await begin(table);
		expect(screen.queryByRole('region', { name: 'From the discard pile' })).toBeNull();
		await fireEvent.click(cards(/^6, Ying Bu/)[0]!);
		expect(primary().textContent).toContain('Play a single 6');
		await fireEvent.click(cards(/^5, Zhang Liang/)[0]!);
		expect(primary().textContent).toContain('Use Ying Bu with 5');
		await fireEvent.click(primary());
		expect(table.played).toEqual([['use ying_bu 5']]);
	});

	it('gives one of two cards', async () => {
		const view = { phase: 'give' as const, trick: [], pile: { seen: ['4', '9'], hidden: 8 } };
		const table = await tableWith({ legal: ['give 4', 'give 9'], view });
		await begin(table);
		expect(primary().disabled).toBe(true);
		await fireEvent.click(cards(/^4, Envoy/)[0]!);
		await fireEvent.click(primary());
		expect(table.played).toEqual([['give 4']]);
	});

	it('adds a face-up card of Warlords, and swaps one of Hongmen', async () => {
		const table = await tableWith({
			legal: ['play 8 *8', 'swap 2 for 8'],
			view: { event: 'warlords', row: ['8', '9'], phase: 'lead', trick: [], lead: 0 },
		});
		await begin(table);
		const [faceUp, own] = cards(/^8, Long Ju/);
		await fireEvent.click(faceUp!);
		await fireEvent.click(own!);
		await fireEvent.click(primary());
		await fireEvent.click(own!);
		await fireEvent.click(cards(/^2, Fan Zeng/)[0]!);
		await fireEvent.click(primary());
		expect(table.played).toEqual([['play 8 *8'], ['swap 2 for 8']]);
	});

	it('reaches every legal move from the list of all', async () => {
		const table = await tableWith({ legal: LEGAL });
		await begin(table);
		await fireEvent.click(screen.getByRole('button', { name: 'All moves' }));
		await fireEvent.click(screen.getByRole('button', { name: 'Use Han Xin', hidden: true }));
		expect(table.played).toEqual([['use han_xin']]);
	});
});
