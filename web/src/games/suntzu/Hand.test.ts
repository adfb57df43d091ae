import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import { show, type PlayedTable } from '../../testing/played.svelte';
import suntzu from '.';
import { tableWith } from './testing/table';

async function begin(table: PlayedTable): Promise<void> {
	show(suntzu, table);
	await waitFor(() => expect(slot('qin')).toBeTruthy());
}

const slot = (province: string) => document.querySelector(`[data-slot=${province}]`) as HTMLElement;
const card = (id: string) => document.querySelector(`[data-card="${id}"]`) as HTMLElement;
const hand = () => [...document.querySelectorAll<HTMLElement>('[data-card]')];
const primary = () => screen.getByTestId('primary') as HTMLButtonElement;

async function lay(id: string, province: string): Promise<void> {
	await fireEvent.click(card(id));
	await fireEvent.click(slot(province));
}

describe('orders', () => {
	it('go to the server all five in one request', async () => {
		const table = await tableWith();
		await begin(table);
		for (const [id, province] of [
			['6', 'wu'],
			['-1', 'qin'],
			['+1', 'chu'],
			['+1', 'jin_yan'],
			['1', 'han_qi'],
		] as const) {
			expect(primary().disabled).toBe(true);
			await lay(id, province);
		}
		expect(screen.getByTestId('detail').textContent).toContain('All laid');
		await fireEvent.click(primary());
		expect(table.played).toEqual([
			['place qin -1', 'place chu +1', 'place jin_yan +1', 'place han_qi 1', 'place wu 6'],
		]);
	});

	it('are laid by keys: space, then the number of a province', async () => {
		await begin(await tableWith());
		card('8').focus();
		await fireEvent.click(card('8'));
		await fireEvent.keyDown(card('8'), { key: '4' });
		expect(slot('han_qi').textContent).toContain('Han-Qi: 8.');
		expect(hand()).toHaveLength(9);
	});

	it('outlive a look at what was before', async () => {
		const table = await tableWith();
		await begin(table);
		await lay('5', 'qin');
		const { state } = table;
		table.state = { ...state, my_turn: false, decision: null };
		await tick();
		table.state = state;
		await waitFor(() => expect(slot('qin')?.textContent).toContain('Qin: 5.'));
	});

	it('can be exchanged, and taken back', async () => {
		await begin(await tableWith());
		await lay('5', 'qin');
		await lay('4', 'wu');
		await fireEvent.click(slot('qin'));
		await fireEvent.click(slot('wu'));
		expect(slot('qin').textContent).toContain('Qin: 4.');
		expect(slot('wu').textContent).toContain('Wu: 5.');
		await fireEvent.click(slot('wu'));
		await fireEvent.click(slot('wu'));
		expect(slot('wu').textContent).toContain('Lay a card at Wu');
		expect(screen.getByTestId('detail').textContent).toContain('1 of 5 laid.');
	});

	it('may begin with the province', async () => {
		await begin(await tableWith());
		await fireEvent.click(slot('chu'));
		expect(screen.getByTestId('detail').textContent).toContain('Choose a card for Chu.');
		await fireEvent.click(card('3'));
		expect(slot('chu').textContent).toContain('Chu: 3.');
	});

	it('ask the server why a card may not lie there', async () => {
		const table = await tableWith();
		table.answer = { rule: 'ST-3.2', sentence: 'no second 6' };
		await begin(table);
		await lay('6', 'jin_yan');
		await waitFor(() => expect(screen.getByTestId('refusal').textContent).toBe('ST-3.2'));
		expect(table.checked.at(-1)?.at(-1)).toBe('place jin_yan 6');
		expect(slot('jin_yan').textContent).toContain('Lay a card');
	});
});

it('tells all its cards, and has one place in the order of focus', async () => {
	await begin(await tableWith());
	expect(
		screen.getByRole('region', { name: 'Your hand: 1, 2, 3, 4, 5, 6, 8, +1, +1, −1' }),
	).toBeTruthy();
	expect(hand().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
	hand()[0]!.focus();
	await fireEvent.keyDown(hand()[0]!, { key: 'End' });
	expect(document.activeElement).toBe(hand().at(-1));
});

it('gives up a card for an army', async () => {
	const pending = [{ seat: 0, do: 'pay' as const, count: 1, why: 'mark' }];
	const view = { phase: 'battles' as const, pending, pool: [0, 8] };
	const table = await tableWith({ view, legal: ['pay han_qi', 'support +1', 'support -1'] });
	show(suntzu, table);
	await waitFor(() => expect(screen.getByTestId('primary')).toBeTruthy());
	await fireEvent.click(card('-1'));
	expect(primary().textContent).toContain('Give up −1 for an army');
	await fireEvent.click(primary());
	expect(table.played).toEqual([['support -1']]);
});
