import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import HandOver from './HandOver.svelte';
import { tableWith } from './testing/table';
import { Words } from './words';

const OVER = [
	{ kind: 'dealt', hand: 1 },
	{ kind: 'went_out', seat: 0, points: 8, cards: 2, writs: 1 },
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
