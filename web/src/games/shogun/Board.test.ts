import { fireEvent, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { OUT_WITH_FEW, PLACES } from './map';
import { nearestTo } from './nearest';
import { remembered } from '../../settings/remembered.svelte';
import { show } from '../../testing/played.svelte';
import shogun from '.';
import { FORECAST, tableWith, viewWith } from './testing/table';
import { phone } from './phone';
import { isOut } from './view';

describe('the map', () => {
	it('tells each province: owner, armies, buildings, markers, income', async () => {
		show(shogun, await tableWith());
		const settsu = document.querySelector('[data-province=Settsu]');
		expect(settsu?.getAttribute('aria-label')).toBe(
			'Settsu: purple region, Uesugi Kenshin, 5 armies, castle, 0 of 1 site free, 7 chests, 3 rice',
		);
		expect(
			screen.getAllByRole('button', { name: /^Yamato: .*2 revolt markers/ }).length,
		).toBeGreaterThan(0);
		expect(screen.getByRole('button', { name: /^Mino: red region, neutral/ })).toBeTruthy();
		expect(screen.getByRole('button', { name: /^Izumo: out of the game/ })).toBeTruthy();
		const provinces = document.querySelectorAll('[data-province]');
		expect(provinces).toHaveLength(45);
		expect(document.querySelectorAll('[data-province][tabindex="0"]')).toHaveLength(1);
	});

	it('leads by arrow keys from one province to the next', () => {
		const there = Object.keys(PLACES).filter((name) => !isOut(viewWith(), name));
		expect(nearestTo('Settsu', 0, 1, there)).toBe('Yamato');
		const reached = new Set(['Settsu']);
		for (const name of reached) {
			for (const [across, along] of [
				[1, 0],
				[-1, 0],
				[0, 1],
				[0, -1],
			] as const) {
				reached.add(nearestTo(name, across, along, there));
			}
		}
		expect(reached.size).toBe(Object.keys(PLACES).length - OUT_WITH_FEW.sun.length);
	});

	it('says on the Moon board whose sea routes it has', async () => {
		show(shogun, await tableWith({ view: { board: 'moon' } }));
		expect(screen.getByText('The Moon board uses the sea routes of the Sun board.')).toBeTruthy();
	});
});

describe('a lesson that begins with a small map', () => {
	const shows = ['province=Settsu', 'province=Yamato', 'field=tax', 'card=Yamato'];

	it('has those provinces, fields and cards alone, and labels them', async () => {
		const table = await tableWith();
		Object.assign(table, { guidance: { point_at: ['province=Settsu'], shows } });
		show(shogun, table);
		const map = within(
			screen.getByRole('group', {
				name: 'Map of the provinces. Arrow keys go from one to the next, plus and minus zoom, 0 shows the whole map.',
			}),
		);
		const provinces = map.getAllByRole('button', { name: /sites? free/ });
		expect(provinces.map((each) => each.dataset.province).toSorted()).toEqual(['Settsu', 'Yamato']);
		const said = () =>
			[...document.querySelectorAll('.labels .said')].map((line) => line.textContent);
		await expect.poll(said).toEqual(['castle', '7 chests', '3 rice']);
		const mat = await screen.findByRole('region', { name: 'Your plan' });
		expect(mat.querySelectorAll('[data-field]')).toHaveLength(1);
		expect(mat.querySelectorAll('[data-card]')).toHaveLength(1);
		expect(screen.queryByRole('region', { name: 'Actions' })).toBeNull();
		expect(screen.queryByRole('button', { name: 'The tower' })).toBeNull();
	});
});

it('remembers who has played to the end, and labels nothing any more', async () => {
	Object.assign(remembered, { ended: [], lessons: [] }); // whatever other tests have played
	expect(remembered.knows('shogun')).toBe(false);
	show(shogun, await tableWith({ view: { phase: 'over' }, myTurn: false }));
	await expect.poll(() => remembered.knows('shogun')).toBe(true);
	remembered.ended = [];
});

it('marks on the map what may be taken in a draft, and then what was drawn', async () => {
	const draft = { open: ['Mino', 'Owari'], drawn: null, stack: { known: [], hidden: 9 }, turn: 0 };
	const legal = ['draft open Mino 3', 'draft open Owari 3', 'draft top'];
	const table = await tableWith({ view: { phase: 'draft', draft, provinces: {} }, legal });
	show(shogun, table);
	await expect.poll(() => document.querySelectorAll('.province.open').length).toBe(2);
	table.state = {
		...table.state,
		view: { ...table.state.view, draft: { ...draft, drawn: 'Omi' } },
	};
	await expect
		.poll(() => document.querySelector('.target')?.getAttribute('data-province'))
		.toBe('Omi');
});

describe('what is open to all', () => {
	it('shows the row of actions, the special cards and the events', async () => {
		const view = {
			phase: 'actions' as const,
			action: 1,
			order: [1, 0, 2],
			taken: { '0': 'attack' },
		};
		show(shogun, await tableWith({ view: { ...view, turn: [1] }, myTurn: false }));
		const actions = screen.getByRole('region', { name: 'Actions' });
		expect(
			within(actions).getByRole('button', { name: 'Number 1: Collect taxes, done' }),
		).toBeTruthy();
		expect(
			within(actions).getByRole('button', { name: 'Number 2: Build a castle, now' }),
		).toBeTruthy();
		expect(within(actions).getAllByRole('img')).toHaveLength(5);
		expect(screen.getByRole('button', { name: 'Number 2: Vanguard, Uesugi Kenshin' })).toBeTruthy();
		expect(screen.getByRole('button', { name: 'Thrift, Winter: 0 rice' })).toBeTruthy();
	});

	it('tells of each daimyo, in turn order, on a phone', async () => {
		vi.spyOn(phone, 'current', 'get').mockReturnValue(true);
		show(shogun, await tableWith({ view: { order: [2, 0, 1], phase: 'actions' } }));
		const daimyo = within(screen.getByRole('list', { name: 'Daimyo' })).getAllByRole('listitem');
		expect(daimyo.map((each) => each.textContent?.trim().split(',')[0])).toEqual([
			'Tokugawa Ieyasu',
			'Uesugi Kenshin',
			'Mori Motonari',
		]);
		expect(daimyo[1]?.textContent).toContain('7 chests, 3 rice for 2 provinces, 2 rice missing');
	});
});

describe('planning', () => {
	it('lays cards onto fields and sends all eleven at once', async () => {
		const table = await tableWith();
		show(shogun, table);
		const mat = await screen.findByRole('region', { name: 'Your plan' });
		const card = await within(mat).findByRole('button', { name: /^Yamato: / });
		await fireEvent.click(card);
		expect(screen.getByTestId('detail').textContent).toBe('Yamato: onto which field?');
		await fireEvent.click(within(mat).getByRole('button', { name: /^Collect taxes/ }));
		expect(
			within(mat).getByRole('button', {
				name: 'Collect taxes, Number 1, Yamato, +5, Taxes or rice here cause a revolt: 61% to put it down',
			}),
		).toBeTruthy();
		await fireEvent.click(screen.getByRole('button', { name: 'Fill up with chest cards' }));
		await expect.poll(() => table.checked.length).toBeGreaterThan(0);
		const primary = screen.getByTestId('primary');
		await expect.poll(() => primary.hasAttribute('disabled')).toBe(false);
		await fireEvent.click(primary);
		expect(table.played).toHaveLength(1);
		expect(table.played[0]).toHaveLength(11);
		expect(table.played[0]).toContain('plan tax Yamato');
	});

	it('goes by keys alone, and warns of what cannot be', async () => {
		show(shogun, await tableWith({ view: { players: viewWith().players } }));
		const castle = await screen.findByRole('button', { name: /^Build a castle, Number 2/ });
		await expect
			.poll(async () => {
				await fireEvent.keyDown(castle, { key: 'ArrowDown' });
				return castle.querySelector('.unseen')?.textContent;
			})
			.toBe('Build a castle, Number 2, 3 chests, Settsu, one stands there already');
		expect(screen.getByTestId('detail').textContent).toBe(
			'Castle with Settsu: one stands there already.',
		);
		await fireEvent.keyDown(castle, { key: 'Delete' });
		expect(castle.querySelector('.unseen')?.textContent).toBe(
			'Build a castle, Number 2, 3 chests, no card',
		);
	});

	it('outlives a look at what was before', async () => {
		const table = await tableWith();
		show(shogun, table);
		const mat = await screen.findByRole('region', { name: 'Your plan' });
		await fireEvent.click(await within(mat).findByRole('button', { name: /^Yamato: / }));
		const tax = () => screen.getByRole('button', { name: /^Collect taxes/ });
		await fireEvent.click(tax());
		const { state } = table;
		table.state = { ...state, my_turn: false, decision: null };
		await tick();
		table.state = state;
		await screen.findByRole('button', { name: /^Collect taxes, Number 1, Yamato/ });
	});

	it('copies the plan of the last season', async () => {
		const plan = { tax: 'Settsu', rice: 'Mino', bid: 'chest3' };
		const journal = [{ kind: 'revealed', what: 'bids', bids: [], plan }];
		show(shogun, await tableWith({ journal }));
		const copy = await screen.findByRole('button', { name: 'Copy last season’s plan' });
		await expect.poll(() => copy.hasAttribute('disabled')).toBe(false);
		await fireEvent.click(copy);
		expect(screen.getByRole('button', { name: /^Collect taxes, Number 1, Settsu/ })).toBeTruthy();
		expect(screen.getByRole('button', { name: /^Gather rice, Number 4, no card/ })).toBeTruthy();
	});
});

it('calls those who are waited for by their names alone, where these tell them apart', async () => {
	const table = await tableWith({ view: { turn: [1, 2] }, myTurn: false });
	table.who = (seat) => ['Pine Fox', 'Crane', 'Owl'][seat]!;
	show(shogun, table);
	const prompt = () => document.body.textContent;
	expect(prompt()).toContain('Waiting for Crane, Owl.');
	table.who = () => 'Steward';
	table.state = { ...table.state };
	await expect.poll(prompt).toContain('Waiting for The Steward (Mori');
});

it('shows a battle once: to look at an old step again makes no news of later ones', async () => {
	const thrown = {
		kind: 'thrown',
		fighters: { 0: 4, 1: 3 },
		tray: {},
		out: { 0: 1 },
		inside: { 0: 3, 1: 3 },
	};
	const attacked = { kind: 'attacked', seat: 0, from: 'Settsu', to: 'Kii', armies: 4, owner: 1 };
	const journal = [{ kind: 'revealed', what: 'bids', bids: [] }, attacked, thrown];
	const table = await tableWith({ journal });
	const veiled: (number | null)[] = [];
	Object.assign(table, { veil: (after: number | null) => veiled.push(after) });
	show(shogun, table);
	const { state } = table;
	const again = { from: 0, to: 1, events: [], weight: 1, before: null, view: null, again: true };
	for (const [step, events] of [
		[again, journal.slice(0, 1)],
		[null, journal],
	] as const) {
		table.step = step;
		table.state = { ...state, journal: [...events] };
		await tick();
	}
	expect(screen.queryByText('Battle for Kii')).toBeNull();
	table.state = { ...state, journal: [...journal, attacked, thrown] };
	await tick();
	expect(screen.getByText('Battle for Kii')).toBeTruthy();
	// The log tells of it when the cubes lie there.
	expect(veiled.at(-1)).toBe(4);
	await fireEvent.click(screen.getByRole('button', { name: 'Skip the animation' }));
	expect(veiled.at(-1)).toBe(null);
});

describe('a march', () => {
	it('is chosen from the legal moves, with the odds', async () => {
		const odds = {
			Kii: { '3': { win: 55, tie: 15, lose: 30 }, '4': { win: 71, tie: 11, lose: 18 } },
		};
		const table = await tableWith({
			view: {
				phase: 'actions',
				action: 2,
				order: [0, 1, 2],
				plans: [{ battle_a: 'Settsu' }, {}, {}],
			},
			forecast: { ...FORECAST, battle: { from: 'Settsu', odds } },
			legal: ['move Settsu Kii 3', 'move Settsu Kii 4', 'move Settsu Yamato 1'],
		});
		show(shogun, table);
		await fireEvent.click(await screen.findByRole('button', { name: /^Kii: .*71%/ }));
		expect(screen.getByTestId('detail').textContent).toBe('Win 71%, tie 11%, defeat 18%');
		await fireEvent.click(screen.getByRole('button', { name: 'One army fewer' }));
		expect(screen.getByTestId('detail').textContent).toBe('Win 55%, tie 15%, defeat 30%');
		await fireEvent.click(screen.getByTestId('primary'));
		expect(table.played).toEqual([['move Settsu Kii 3']]);
	});
});

it('asks in winter which revolt is next, and says why', async () => {
	const journal = [
		{
			kind: 'winter_came',
			year: 1,
			event: 'rice_max3',
			loss: 4,
			before: [5, 9, 9],
			rice: [1, 5, 5],
		},
		{ kind: 'starved', seat: 0, provinces: 4, rice: 1, missing: 3 },
		{ kind: 'drawn', what: 'revolts', seat: 0, province: ['Settsu', 'Yamato'], extra: 2 },
	];
	const table = await tableWith({
		view: {
			phase: 'winter',
			season: 'winter',
			order: [0, 1, 2],
			winter: { at: 0, revolts: ['Settsu', 'Yamato'], extra: 2 },
		},
		journal,
		legal: ['revolt Settsu', 'revolt Yamato'],
	});
	show(shogun, table, { board: false });
	expect(await screen.findByText(/Your 5 rice less 4 .* 3 missing/)).toBeTruthy();
	await fireEvent.click(await screen.findByRole('button', { name: /^Yamato/ }));
	await fireEvent.click(screen.getByTestId('primary'));
	expect(table.played).toEqual([['revolt Yamato']]);
});

it('tells the tower: what is inside, what was expected and what fell out', async () => {
	const journal = [
		{
			kind: 'thrown',
			fighters: { 0: 7, 1: 7, 2: 7, peasant: 10 },
			tray: {},
			out: { 0: 4, 1: 6, 2: 7, peasant: 8 },
			inside: { 0: 3, 1: 1, peasant: 2 },
		},
	];
	show(shogun, await tableWith({ journal }));
	await fireEvent.click(screen.getByRole('button', { name: 'The tower' }));
	const row = await screen.findByRole('row', { name: /You/, hidden: true });
	expect(
		within(row)
			.getAllByRole('cell', { hidden: true })
			.map((cell) => cell.textContent),
	).toEqual(['3', '0', '7', '4', '-3']);
});
