import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/played.svelte';
import suntzu from '.';
import { tableWith } from './testing/table';

const FOUGHT = {
	kind: 'fought',
	province: 'qin',
	cards: ['5', '9'],
	totals: [5, 9],
	winner: 1,
	margin: 4,
	returned: 2,
	places: 2,
};

function province(name: string): HTMLElement {
	return screen.getByRole('article', { name });
}

describe('a province', () => {
	it('tells its display, armies, marks and cards', async () => {
		show(suntzu, await tableWith());
		const told = within(province('Jin-Yan')).getByText(/Display/).textContent;
		expect(told).toBe(
			'Display: 3, 1, 5. Next value: 1. Sun Tzu: 4 armies. 6-mark of Sun Tzu. ' +
				'Card of Chu: face down.',
		);
		expect(within(province('Qin')).getByText(/No armies/)).toBeTruthy();
		expect(within(province('Wu')).getByText(/Chu: 1 army\./)).toBeTruthy();
	});

	it('has a banner for each army up to three, then one with a number', async () => {
		show(suntzu, await tableWith());
		expect(province('Han-Qi').querySelectorAll('.banner')).toHaveLength(2);
		expect(province('Chu').querySelectorAll('.banner')).toHaveLength(1);
		expect(within(province('Chu')).getByText('5')).toBeTruthy();
	});

	it('shows its last battle, and the new ones in one line', async () => {
		const journal = [
			{ kind: 'round_started', round: 4 },
			{ kind: 'revealed', province: 'qin', cards: ['5', '9'] },
			FOUGHT,
		];
		show(suntzu, await tableWith({ journal }));
		const told = within(province('Qin')).getByText(/Display/).textContent;
		expect(told).toContain(
			'round 4, Chu won: 9 against 5: Chu wins by 4, 2 armies go back, 2 armies march in.',
		);
	});
});

describe('after a battle', () => {
	const journal = [
		{ kind: 'round_started', round: 5 },
		{ kind: 'revealed', province: 'qin', cards: ['5', '9'] },
		FOUGHT,
	];
	const footer = () => province('Qin').querySelector('footer')!;

	it('a province says who has won as long as the cards lie there', async () => {
		const placed = [{ qin: '5' }, { qin: '9' }];
		show(suntzu, await tableWith({ journal, view: { phase: 'battles', placed } }));
		expect(footer().textContent?.trim()).toBe('Chu wins by 4');
	});

	it('a new card there is not that of the old battle', async () => {
		const placed = [{ qin: '8' }, { qin: null }];
		const view = { phase: 'battles' as const, round: 6, placed };
		const next = [...journal, { kind: 'round_started', round: 6 }];
		show(suntzu, await tableWith({ journal: next, view }));
		expect(footer().textContent?.replace(/\s+/g, ' ').trim()).toBe('95 Round 5 round 5, Chu won');
	});
});

it('nobody names the order of battles when they are over', async () => {
	const named = async (phase: 'battles' | 'over') => {
		const { container } = show(suntzu, await tableWith({ view: { phase, decider: 0 } }));
		return container.querySelector('.near small')?.textContent;
	};
	expect(await named('battles')).toBe('Sun Tzu · Names the order');
	expect(await named('over')).toBe('Sun Tzu');
});

it('both Warlords are named beside the own figures', async () => {
	const warlords = [['reinforce', 'move_army'], { hidden: 1 }];
	show(suntzu, await tableWith({ view: { warlords } }));
	const chip = screen.getByRole('region', { name: 'Your side' }).querySelector('.chip');
	expect(chip?.textContent).toContain('Reserves, Forced March');
});

describe('the tracks', () => {
	it('tell who leads, what a scoring would bring, and the round', async () => {
		show(suntzu, await tableWith());
		const track = screen.getByRole('region', { name: 'Score track' });
		expect(track.querySelector('.unseen')?.textContent?.replace(/\s+/g, ' ').trim()).toBe(
			'Chu leads by 1. if scored now: You lead by 1. Round 5 of 9 Next scoring: round 6.',
		);
	});
});

it('shows pools, hands and decks of both sides', async () => {
	show(suntzu, await tableWith());
	const figures = (name: string) =>
		[...screen.getByRole('region', { name }).querySelectorAll('dd')].map((dd) => dd.textContent);
	expect(figures('Your side')).toEqual(['10', '4', '10', '5']);
	expect(figures('Chu')).toEqual(['8', '3', '4', '6']);
});

it('tells of the last round, if others went by unseen', async () => {
	const table = await tableWith();
	show(suntzu, table);
	const again = { ...FOUGHT, totals: [5, 8], margin: 3, places: 1 };
	const journal = [
		{ kind: 'revealed', province: 'qin', cards: ['5', '9'] },
		FOUGHT,
		{ kind: 'round_started', round: 5 },
		{ kind: 'revealed', province: 'qin', cards: ['5', '8'] },
		again,
	];
	table.state = { ...table.state, journal };
	flushSync();
	const told = province('Qin').querySelector('.told')?.textContent;
	expect(told).toBe('Chu wins by 3');
});

it('tells a spectator all that is open, and offers nothing', async () => {
	const view = { hands: [{ hidden: 5 }, { hidden: 4 }], warlords: [{ hidden: 1 }, { hidden: 0 }] };
	const { container } = show(suntzu, await tableWith({ view, seat: null, myTurn: false }));
	expect(screen.getByTestId('sentence').textContent).toBe('Waiting for Sun Tzu.');
	expect(container.querySelector('[data-slot]')).toBeNull();
	expect(container.querySelector('[data-card]')).toBeNull();
});

describe('moves on the map', () => {
	const view = { phase: 'battles' as const, decider: 0, placed: [{}, {}] };

	it('are chosen by their province and confirmed', async () => {
		const table = await tableWith({ view, legal: ['reveal chu', 'reveal wu'] });
		show(suntzu, table);
		const target = await screen.findByRole('button', { name: 'Fight at Wu' });
		expect(screen.getByTestId('sentence').textContent).toBe('Choose where to fight next.');
		expect((screen.getByTestId('primary') as HTMLButtonElement).disabled).toBe(true);
		await fireEvent.click(target);
		expect(screen.getByTestId('primary').textContent).toContain('Fight at Wu');
		await fireEvent.click(screen.getByTestId('primary'));
		expect(table.played).toEqual([['reveal wu']]);
	});

	it('are chosen by a click anywhere on the land', async () => {
		const table = await tableWith({ view, legal: ['reveal chu', 'reveal wu'] });
		const { container } = show(suntzu, table);
		await screen.findByRole('button', { name: 'Fight at Wu' });
		const border = (land: string) => container.querySelector(`[data-along=${land}]`)!.classList;
		expect([...border('wu')]).toContain('target');
		expect([...border('qin')]).not.toContain('target');
		await fireEvent.click(container.querySelector('[data-land=wu]')!);
		expect([...border('wu')]).toContain('picked');
		expect(screen.getByTestId('primary').textContent).toContain('Fight at Wu');
	});

	it('say why a province cannot be chosen', async () => {
		const table = await tableWith({ view, legal: ['reveal chu', 'reveal wu'] });
		table.answer = { rule: 'ST-5.2', sentence: '' };
		show(suntzu, table);
		await screen.findByRole('button', { name: 'Fight at Wu' });
		await fireEvent.click(province('Qin').querySelector('[data-barred]')!);
		expect(table.checked).toEqual([['reveal qin']]);
		await waitFor(() => expect(screen.getByTestId('refusal').textContent).toBe('ST-5.2'));
		expect(table.played).toEqual([]);
	});

	it('may go from one province to another', async () => {
		const legal = ['pass', 'use move_army jin_yan han_qi', 'use move_army jin_yan qin'];
		const table = await tableWith({ view: { ...view, phase: 'before' }, legal });
		show(suntzu, table);
		await waitFor(() => expect(screen.getByRole('button', { name: 'Pass' })).toBeTruthy());
		await fireEvent.click(province('Jin-Yan').querySelector('[data-target]')!);
		await fireEvent.click(province('Qin').querySelector('[data-target]')!);
		expect(screen.getByTestId('primary').textContent).toContain('Use Forced March: Jin-Yan → Qin');
		await fireEvent.click(province('Qin').querySelector('[data-target]')!);
		expect(table.played).toEqual([['use move_army jin_yan qin']]);
	});

	it('pay from the pool unless a province is chosen', async () => {
		const pending = [{ seat: 0, do: 'pay' as const, count: 2, why: 'cost' }];
		const table = await tableWith({
			view: { ...view, pending },
			legal: ['pay pool', 'pay han_qi'],
		});
		show(suntzu, table);
		await waitFor(() => expect(screen.getByTestId('primary').textContent).toContain('pool'));
		expect(screen.getByTestId('sentence').textContent).toBe(
			'Your +2 or +3 costs armies: set them aside. Still to pay: 2.',
		);
		await fireEvent.click(screen.getByRole('button', { name: 'Pay from Han-Qi' }));
		await fireEvent.click(screen.getByTestId('primary'));
		expect(table.played).toEqual([['pay han_qi']]);
	});

	it('are all in a list too', async () => {
		const table = await tableWith({ view, legal: ['reveal chu', 'reveal wu'] });
		show(suntzu, table);
		await fireEvent.click(await screen.findByRole('button', { name: 'All moves' }));
		const list = document.querySelector('dialog')!;
		await fireEvent.click(within(list).getByText('Fight at Chu'));
		expect(table.played).toEqual([['reveal chu']]);
	});
});

it('says what the event in force does while a card it speaks of is laid', async () => {
	const events = { seen: ['light_infantry'], hidden: 2 };
	const { container } = show(suntzu, await tableWith({ view: { events } }));
	const matters = () => container.querySelectorAll('[data-event].matters').length > 0;
	await waitFor(() => expect(container.querySelector('[data-slot=qin]')).toBeTruthy());
	await fireEvent.click(container.querySelector('[data-card="2"]')!);
	expect(matters()).toBe(false);
	await fireEvent.click(container.querySelector('[data-card="1"]')!);
	expect(matters()).toBe(true);
	expect(screen.getByTestId('detail').textContent).toContain('Light Infantry: When 1 meets 1');
});

it('offers the Warlords to choose from', async () => {
	const legal = ['warlord head_start', 'warlord reinforce'];
	const table = await tableWith({
		view: { phase: 'warlord', warlords: [[], { hidden: 0 }] },
		legal,
	});
	show(suntzu, table);
	await fireEvent.click(await screen.findByRole('button', { name: /^Early Start/ }));
	await fireEvent.click(screen.getByTestId('primary'));
	expect(table.played).toEqual([['warlord head_start']]);
});

it('keeps two of three cards in one request', async () => {
	const view = {
		phase: 'drawing' as const,
		drawn: [['7', '+1', '+1'], { hidden: 0 }],
		keep: [2, 0],
	};
	const table = await tableWith({ view, legal: ['keep +1', 'keep 7'] });
	show(suntzu, table);
	await waitFor(() => expect(screen.getByTestId('primary').textContent).toContain('Choose'));
	const [seven, first, second] = document.querySelectorAll('[data-drawn]');
	for (const card of [seven!, first!, second!]) await fireEvent.click(card);
	expect(screen.getByTestId('primary').textContent).toContain('Keep +1, +1');
	await fireEvent.click(screen.getByTestId('primary'));
	expect(table.played).toEqual([['keep +1', 'keep +1']]);
});
