import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client';
import { refused } from '../testing/refused';
import { stateOf } from '../testing/states';
import { Texts } from '../texts/texts.svelte';
import { Replay } from './replay.svelte';
import ReplayBar from './ReplayBar.svelte';

const text = new Texts('chuhan');
await text.load('en');
const SIDES = [
	{ colour: 'indigo', crest: 'circle-of-three', name: 'seat-0' },
	{ colour: 'vermilion', crest: 'crossed-feathers', name: 'seat-1' },
] as const;
const PLIES = 5;
/** The deal is told before the first move, nothing of the third, and two things of the fourth. */
const TOLD = [1, 2, 3, 3, 5, 6];
const JOURNAL = ['dealt', 'a', 'b', 'c', 'd', 'e'].map((kind) => ({ kind }));
let replay: Replay;

beforeEach(async () => {
	vi.useFakeTimers();
	vi.spyOn(api, 'replay').mockImplementation((_, ply, seat) =>
		Promise.resolve({
			ply,
			plies: PLIES,
			seat,
			view: { ply, seat },
			forecast: {},
			journal: JOURNAL.slice(0, TOLD[ply]),
			told: TOLD,
		}),
	);
	replay = new Replay('chuhan', text, stateOf({ status: 'over', my_turn: false }), []);
	render(ReplayBar, { replay, sides: SIDES, onclose: vi.fn() });
	await vi.advanceTimersByTimeAsync(1);
});

afterEach(() => {
	replay.close();
	vi.useRealTimers();
});

const shown = () => replay.table.view as { ply?: number; seat?: number | null };
const press = async (key: string) => {
	await fireEvent.keyDown(document.body, { key });
	await vi.advanceTimersByTimeAsync(100);
};

test('by keyboard: back, on, first, last', async () => {
	expect(screen.getByText('Move 5 of 5')).toBeTruthy();
	await press('ArrowLeft');
	expect(shown().ply).toBe(4);
	await press('Home');
	expect(shown().ply).toBe(0);
	await press('ArrowLeft');
	expect(shown().ply).toBe(0);
	await press('ArrowRight');
	expect(shown().ply).toBe(1);
	await press('End');
	expect(shown().ply).toBe(5);
	expect(replay.table.state.status).toBe('over');
});

test('by the bar: whoever drags asks only where he rests', async () => {
	const bar = screen.getByRole('slider');
	vi.mocked(api.replay).mockClear();
	for (const value of ['1', '2', '3']) await fireEvent.input(bar, { target: { value } });
	await vi.advanceTimersByTimeAsync(100);
	expect(shown().ply).toBe(3);
	expect(vi.mocked(api.replay).mock.calls.map((call) => call[1])).toEqual([3, 4]);
	expect(bar.getAttribute('aria-valuetext')).toBe('Move 3 of 5');
});

test('it plays by itself from the beginning to the end, and stops', async () => {
	await press(' ');
	expect([replay.playing, shown().ply]).toEqual([true, 0]);
	await vi.advanceTimersByTimeAsync(2_300);
	expect(shown().ply).toBe(2);
	await vi.advanceTimersByTimeAsync(5_000);
	expect([replay.playing, shown().ply]).toEqual([false, 5]);
});

test('who stops it and starts it again at once does not make it faster', async () => {
	await press(' ');
	replay.toggle();
	replay.toggle();
	replay.toggle();
	replay.toggle();
	await vi.advanceTimersByTimeAsync(1_200);
	expect(shown().ply).toBe(1);
	replay.go(5);
	await vi.advanceTimersByTimeAsync(1_200);
	expect([replay.playing, replay.ply]).toEqual([false, 5]);
});

test('moments that are long past are asked for anew, the last ones are not', async () => {
	for (const seat of [0, 1, null]) {
		for (let ply = 0; ply <= PLIES; ply++) {
			replay.seat = seat;
			replay.go(ply);
			await vi.advanceTimersByTimeAsync(100);
		}
	}
	vi.mocked(api.replay).mockClear();
	await press('ArrowLeft');
	expect(api.replay).not.toHaveBeenCalled();
	replay.seat = 0;
	await press('Home');
	expect(api.replay).toHaveBeenCalledWith('abc', 0, 0);
});

test('through any eyes', async () => {
	await fireEvent.change(screen.getByRole('combobox'), { target: { value: '1' } });
	await vi.advanceTimersByTimeAsync(1);
	expect([shown().seat, replay.table.seat]).toEqual([1, 1]);
	await fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } });
	await vi.advanceTimersByTimeAsync(1);
	expect(replay.table.seat).toBeNull();
});

test('a server that is away says so, and the next try goes on', async () => {
	vi.mocked(api.replay).mockRejectedValueOnce(new Error('away'));
	await press('Home');
	await press('ArrowRight');
	vi.mocked(api.replay).mockRejectedValueOnce(new Error('away'));
	replay.look(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(screen.getByText(text.say('web-server-away'))).toBeTruthy();
	await press('ArrowRight');
	expect(replay.failed).toBe(false);
});

test('a replay that could not begin begins when the server is back', async () => {
	const away = refused('Offline');
	vi.mocked(api.replay).mockRejectedValueOnce(away);
	const late = new Replay('chuhan', text, stateOf({ status: 'over', my_turn: false }), []);
	await vi.advanceTimersByTimeAsync(1);
	expect([late.failed, late.plies]).toEqual([true, 0]);
	late.go(0);
	late.look(1);
	await vi.advanceTimersByTimeAsync(2_000);
	expect([late.failed, late.plies, late.ply]).toEqual([false, PLIES, PLIES]);
	expect(late.table.view).toEqual({ ply: PLIES, seat: 1 });
	late.close();
});

test('one that is closed before it began asks no more', async () => {
	vi.mocked(api.replay).mockClear();
	const away = refused('Offline');
	vi.mocked(api.replay).mockRejectedValueOnce(away);
	const late = new Replay('chuhan', text, stateOf({ status: 'over', my_turn: false }), []);
	await vi.advanceTimersByTimeAsync(1);
	late.close();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(api.replay).toHaveBeenCalledOnce();
});

test('a line of the log leads to its move, and is lit there', async () => {
	await press('End');
	for (const [at, ply] of [
		[4, 4],
		[3, 4],
		[2, 2],
		[0, 0],
	] as const) {
		await replay.goTo(replay.table.journal[at]!);
		expect([replay.ply, shown().ply]).toEqual([ply, ply]);
		expect(replay.table.lit).toEqual([JOURNAL[at]]);
	}
	await replay.goTo({ kind: 'never' });
	expect(replay.ply).toBe(0);
});
