import { screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/played.svelte';
import chuhan from '.';
import { tableWith } from './testing/table';

describe('the score', () => {
	it('tells both sides, and what going out would bring', async () => {
		show(chuhan, await tableWith());
		const track = screen.getByRole('region', { name: 'Score: first to 31 VP' });
		expect(within(track).getByText('Chu: 12 VP. Going out now would bring +14.')).toBeTruthy();
		expect(within(track).getByText('Han: 16 VP. Going out now would bring +10.')).toBeTruthy();
	});

	it('keeps a marker on the track when the goal is passed', async () => {
		const { container } = show(chuhan, await tableWith({ view: { scores: [36, 0] } }));
		expect(container.querySelector('[data-score="36"]')).toBeTruthy();
	});
});

describe('the trick', () => {
	it('says what has to be beaten, and by whom it was played', async () => {
		show(chuhan, await tableWith());
		const trick = screen.getByRole('region', { name: 'To beat, by Chu: three 5s' });
		expect(within(trick).getByRole('heading', { name: '3 cards above rank 5' })).toBeTruthy();
		expect(within(trick).getAllByRole('listitem')).toHaveLength(3);
		expect(within(trick).getByText('Cards: 4, 4, 4')).toBeTruthy();
	});

	it('is beaten by the last set after Han Xin, who is none', async () => {
		const trick = [
			{ seat: 0, text: 'play 7 7' },
			{ seat: 1, text: 'use han_xin' },
		];
		const forecast = { going_out: [], to_beat: { size: 2, rank: 7 }, left_to_win: [] };
		const { container } = show(chuhan, await tableWith({ view: { trick }, forecast }));
		expect(screen.getByRole('region', { name: 'To beat, by Han: two 7s' })).toBeTruthy();
		expect(container.querySelectorAll('figure.last [data-uid]')).toHaveLength(2);
	});

	it('is told by what it counts as, and the ability that makes it so', async () => {
		const trick = [{ seat: 1, text: 'use zhongli_mo 2 5 8' }];
		const forecast = { going_out: [], to_beat: { size: 3, rank: 2 }, left_to_win: [] };
		show(chuhan, await tableWith({ view: { trick }, forecast }));
		const name = 'To beat, by Chu: 3 cards as rank 2 with Zhongli Mo';
		expect(screen.getByRole('region', { name })).toBeTruthy();
	});

	it('in a replay finds the set to beat in the journal', async () => {
		const journal = [{ kind: 'played', seat: 1, size: 3, rank: 5 }];
		show(chuhan, await tableWith({ forecast: null, journal }));
		expect(screen.getByRole('region', { name: 'To beat, by Chu: three 5s' })).toBeTruthy();
	});

	it('is free on lead', async () => {
		const forecast = { going_out: [], to_beat: null, left_to_win: [] };
		show(chuhan, await tableWith({ view: { trick: [], lead: 0, phase: 'lead' }, forecast }));
		expect(screen.getByRole('heading', { name: 'Lead any set' })).toBeTruthy();
	});
});

it('shows the trick before while the next one is to be led', async () => {
	const journal = [
		{ kind: 'dealt', hand: 4 },
		{ kind: 'played', seat: 0, cards: ['7', '7'], size: 2, rank: 7 },
		{ kind: 'used', seat: 1, card: 'xiang_yu', cards: [] },
		{ kind: 'trick_ended', lead: 0 },
	];
	const forecast = { going_out: [], to_beat: null, left_to_win: [] };
	const view = { trick: [], lead: 0, phase: 'lead' as const };
	show(chuhan, await tableWith({ view, forecast, journal }));
	expect(screen.getByRole('heading', { name: 'Last trick' })).toBeTruthy();
	expect(screen.getByText('Han: 7, 7')).toBeTruthy();
	expect(screen.getByText('Chu: Xiang Yu')).toBeTruthy();
});

describe('around it', () => {
	it('tells pile, writs, discard pile, event and the rival', async () => {
		show(chuhan, await tableWith({ view: { known: [['9'], []] } }));
		expect(screen.getByRole('region', { name: 'Pile: 6 to draw, 4 sealed' })).toBeTruthy();
		expect(screen.getByRole('region', { name: 'Writs left: 3' })).toBeTruthy();
		expect(screen.getByRole('button', { name: /6 discarded/ })).toBeTruthy();
		expect(screen.getByRole('button', { name: /Battle of Gaixia/ })).toBeTruthy();
		expect(screen.getByText('You know of: 9')).toBeTruthy();
	});

	it('shows what Ji Bu showed, and an open hand', async () => {
		const view = {
			pile: { seen: ['2', 'han_xin'], hidden: 8 },
			hands: [['1'], ['4', '9']],
			open: [false, true],
		};
		show(chuhan, await tableWith({ view }));
		expect(screen.getByText('Top of the pile: 2, Han Xin')).toBeTruthy();
		expect(screen.getByText('Open hand: 4, 9')).toBeTruthy();
	});

	it('lets the discard pile be browsed by rank', async () => {
		show(chuhan, await tableWith());
		screen.getByRole('button', { name: /6 discarded/ }).click();
		const dialog = await screen.findByRole('dialog', { hidden: true });
		expect(within(dialog).getByText('2, Fan Zeng × 2')).toBeTruthy();
		expect(within(dialog).getByText('3, Yu Ji')).toBeTruthy();
		expect(within(dialog).getAllByRole('listitem', { hidden: true })).toHaveLength(5);
	});

	it('shows a spectator both hands by their backs', async () => {
		const view = { hands: [{ hidden: 9 }, { hidden: 4 }], known: null };
		const { container } = show(chuhan, await tableWith({ view, seat: null }));
		expect(screen.getByRole('region', { name: 'Hand of Han' })).toBeTruthy();
		expect(screen.getByRole('region', { name: 'Hand of Chu' })).toBeTruthy();
		expect(container.querySelector('[data-cards]')).toBeNull();
	});

	it('tells what a set would be to beat that waits to stand', async () => {
		const pending = [{ seat: 1, text: 'use zhongli_mo 2 5 7' }];
		show(chuhan, await tableWith({ view: { phase: 'react', trick: [], pending } }));
		expect(screen.getByText('If Zhongli Mo stands, to beat')).toBeTruthy();
		expect(screen.getByRole('heading', { name: '3 cards above rank 2' })).toBeTruthy();
		expect(screen.getByText('3 cards as rank 2 with Zhongli Mo')).toBeTruthy();
	});

	it('tells of an event only if it changes something', async () => {
		show(chuhan, await tableWith({ view: { event: 'calm' } }));
		expect(screen.queryByRole('button', { name: /Calm/ })).toBeNull();
	});

	it('tells which ability waits to stand', async () => {
		const view = { phase: 'react' as const, pending: [{ seat: 1, text: 'use han_xin' }] };
		show(chuhan, await tableWith({ view, legal: ['allow', 'use lyu_zhi'] }));
		expect(screen.getByRole('heading', { name: 'Chu uses Han Xin' })).toBeTruthy();
		expect(screen.getByText('waits for you')).toBeTruthy();
	});
});
