import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { ShownStep } from '../../table/playback/steps';
import HandOver from './HandOver.svelte';
import { tableWith } from './testing/table';
import type { ChuHanView } from './view';
import { Words } from './words';

const OVER = [
	{ kind: 'dealt', hand: 1 },
	{ kind: 'went_out', seat: 0, points: 8, cards: 2, for_cards: 2, for_writs: 2, times: 2 },
	{ kind: 'hand_ended', hand: 1, scores: [8, 0] },
	{ kind: 'dealt', hand: 2 },
];

it.each([
	['the rival leads', { kind: 'played', seat: 1, cards: ['4'], size: 1, rank: 4 }, true],
	['oneself plays', { kind: 'played', seat: 0, cards: ['5'], size: 1, rank: 5 }, false],
	['oneself passes', { kind: 'passed', seat: 0 }, false],
])('how a hand ended is told until oneself plays on: %s', async (_, next, told) => {
	const before = await tableWith({ journal: OVER.slice(0, 1) });
	const words = new Words(before);
	const { rerender } = render(HandOver, { table: before, words });
	await rerender({ table: await tableWith({ journal: OVER }) });
	expect(screen.getByRole('heading', { name: /^Hand 1/ })).toBeTruthy();
	await rerender({ table: await tableWith({ journal: [...OVER, next] }) });
	expect(screen.queryByRole('heading', { name: /^Hand 1/ }) !== null).toBe(told);
});

it('makes room for what lies in the trick of the next hand', async () => {
	const lead = { phase: 'lead' as const, lead: 1, trick: [], pending: [] };
	const pending = [{ seat: 1, text: 'use zhongli_mo 1 2 5' }];
	const before = await tableWith({ journal: OVER.slice(0, 1) });
	const { rerender } = render(HandOver, { table: before, words: new Words(before) });
	const isAside = async (view: Partial<ChuHanView>) => {
		await rerender({ table: await tableWith({ journal: OVER, view }) });
		return screen.getByRole('region', { name: /^Hand 1/ }).classList.contains('aside');
	};
	expect(await isAside(lead)).toBe(false);
	expect(await isAside({ ...lead, phase: 'react', to_move: 0, pending })).toBe(true);
	expect(screen.getByRole('button', { name: 'Next hand' })).toBeTruthy();
});

const told = () => screen.queryByRole('heading', { name: /^Hand 1/ }) !== null;

/** One table after the other, as if it were the same. */
async function shown(
	...journals: readonly (readonly [typeof OVER, ShownStep?])[]
): Promise<boolean[]> {
	const tables = await Promise.all(
		journals.map(async ([journal, step]) =>
			Object.assign(await tableWith({ journal }), { step: step ?? null }),
		),
	);
	const words = new Words(tables[0]!);
	const { rerender } = render(HandOver, { table: tables[0]!, words });
	const found = [];
	for (const table of tables) {
		await rerender({ table });
		found.push(told());
	}
	return found;
}

it('what is looked at once more is no news afterwards, what was taken back is', async () => {
	const played = { kind: 'passed', seat: 0 };
	const before = [OVER[0]!, played] as typeof OVER;
	const after = [...before, ...OVER.slice(1)];
	const again = { from: 0, to: 2, events: [], weight: 1, before: null, view: null, again: true };
	expect(await shown([after], [before, again], [after])).toEqual([false, false, false]);
	expect(await shown([after], [OVER.slice(0, 1)], [after])).toEqual([false, false, true]);
});

it('Escape puts it away, but not where it belongs to something else', async () => {
	const before = await tableWith({ journal: OVER.slice(0, 1) });
	const words = new Words(before);
	const { rerender } = render(HandOver, { table: before, words });
	await rerender({ table: await tableWith({ journal: OVER }) });
	const field = document.body.appendChild(document.createElement('input'));
	await fireEvent.keyDown(field, { key: 'Escape' });
	expect(told()).toBe(true);
	await fireEvent.keyDown(document.body, { key: 'Escape' });
	expect(told()).toBe(false);
});
