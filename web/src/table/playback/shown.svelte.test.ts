import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../settings/settings.svelte';
import { FakeSocket } from '../../testing/socket';
import { stateOf } from '../../testing/states';
import { Texts } from '../../texts/texts.svelte';
import { LiveTable } from '../live.svelte';
import type { StateOut } from '../model';
import { rememberSeen, seenOf } from './seen';
import { ShownTable } from './shown.svelte';
import type { GamePlayback } from './steps';

const text = new Texts('chuhan');
await text.load('en');
let live: LiveTable;
let shown: ShownTable;
let end: () => void;

/** Each pass is a step of a second; the table counts them. */
const game: GamePlayback = {
	begins: (journal, at) => (journal[at]!.kind === 'passed' ? { events: 1, weight: 1_000 } : null),
	advance: (view) => ({ ...view, passes: Number(view.passes) + 1 }),
	places: () => [],
	flights: () => [],
	sound: () => null,
	headline: (events) => events,
	isToldElsewhere: () => false,
};

const passed = (seat: number) => ({ kind: 'passed', seat });
let told = 0;

/** The server tells of passes, and how many there were then. */
function tells(seats: readonly number[], some: Partial<StateOut> = {}) {
	const from = told;
	told += seats.length;
	FakeSocket.last.tells(
		stateOf({
			version: told + 1,
			journal_from: from,
			journal: seats.map(passed),
			view: { turn: [0], passes: told },
			my_turn: false,
			decision: null,
			...some,
		}),
	);
	flushSync();
}

const passes = () => shown.view?.passes;

function look() {
	end = $effect.root(() => {
		shown = new ShownTable(live, game);
	});
	flushSync();
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no chat here')));
	FakeSocket.all = [];
	told = 0;
	live = new LiveTable('abc', 'chuhan', text, FakeSocket.connect);
	FakeSocket.last.opens();
	tells([]);
	look();
});

afterEach(() => {
	end();
	live.close();
	vi.unstubAllGlobals();
});

test('the steps of the others are seen one by one, and then the table as it is', () => {
	tells([1, 0, 1, 1], { my_turn: true, decision: 4 });
	expect([passes(), shown.journal.length, shown.holding]).toEqual([1, 1, true]);
	expect([shown.live, shown.state.my_turn, shown.awaited]).toEqual([false, false, true]);
	expect(shown.sentence?.text).toBe('Chu passes.');
	expect(shown.lit).toEqual([passed(1)]);
	vi.advanceTimersByTime(1_000);
	expect([passes(), shown.journal.length]).toEqual([3, 3]); // the own one between them is not shown
	vi.advanceTimersByTime(1_000);
	// The last one is the table as it is: it is lit, but nobody waits for it.
	expect([shown.holding, shown.live, shown.state.decision]).toEqual([false, true, 4]);
	expect(shown.lit).toHaveLength(1);
	vi.advanceTimersByTime(1_000);
	expect([shown.step, shown.lit.length, passes()]).toEqual([null, 0, 4]);
});

test('a lone step keeps nobody from their decision', () => {
	tells([1], { my_turn: true, decision: 1 });
	expect([shown.holding, shown.live, shown.step !== null]).toEqual([false, true, true]);
});

test('steps that come while others are shown wait for their turn, each with its own table', () => {
	tells([1, 1]);
	tells([1]);
	expect([passes(), shown.count]).toEqual([1, 3]);
	vi.advanceTimersByTime(1_000);
	expect(passes()).toBe(2);
	vi.advanceTimersByTime(1_000);
	expect([passes(), shown.holding]).toEqual([3, false]);
});

test('whoever wants to decide breaks it off and knows what may be done', async () => {
	const asked: string[] = [];
	vi.stubGlobal('fetch', (url: string) => {
		asked.push(url);
		return Promise.resolve(Response.json({ moves: ['pass'] }));
	});
	tells([1, 1, 1], { my_turn: true, decision: 3 });
	expect(asked.filter((url) => url.includes('legal'))).toHaveLength(1);
	shown.finish();
	expect([passes(), shown.live]).toEqual([3, true]);
	expect(await shown.legal()).toEqual(['pass']);
	expect(asked.filter((url) => url.includes('legal'))).toHaveLength(1);
});

test('off: everything at once; switched off in the middle, too', () => {
	tells([1, 1]);
	expect(shown.holding).toBe(true);
	settings.playback = 'off';
	flushSync();
	expect([passes(), shown.step]).toEqual([2, null]);
	tells([1, 1, 1]);
	expect([passes(), shown.step]).toEqual([5, null]);
});

test('a window that asks for an answer is not kept waiting', () => {
	const window = { closes_in: 5, length: 6 } as unknown as StateOut['window'];
	tells([1, 1, 1], { my_turn: true, decision: 3, window });
	expect([passes(), shown.holding, shown.state.window]).toEqual([3, false, window]);
});

test('what is taken back is not shown any more', () => {
	tells([1, 1, 1]);
	FakeSocket.last.tells(
		stateOf({ version: 9, journal_from: 1, journal: [], view: { turn: [0], passes: 1 } }),
	);
	flushSync();
	expect([passes(), shown.step, shown.journal.length]).toEqual([1, null, 1]);
});

test('a lesson shows its steps itself', () => {
	tells([1, 1], { lesson: {} as unknown as StateOut['lesson'] });
	expect(shown.step).toBeNull();
});

test('forward and back by hand; at the last step nothing is left to stop', () => {
	tells([1, 1, 1]);
	shown.toggle();
	shown.next();
	expect([passes(), shown.paused]).toEqual([2, true]);
	shown.back();
	expect(passes()).toBe(1);
	shown.next();
	shown.next();
	expect([passes(), shown.holding, shown.paused]).toEqual([3, false, false]);
});

test('what happened since the last visit is offered, and shown if it is wanted', async () => {
	tells([1, 1]);
	shown.finish();
	flushSync();
	expect(seenOf('abc')).toBe(2);
	end();
	tells([1, 0, 1, 1]);
	look();
	expect(shown.missed).toHaveLength(3);
	expect(shown.step).toBeNull();
	void shown.showMissed(); // what the table was like then cannot be had: it is shown as it is
	await vi.waitFor(() => expect(shown.step).not.toBeNull());
	expect([shown.journal.length, shown.holding, passes()]).toEqual([3, true, 6]);
	vi.advanceTimersByTime(3_000);
	expect([shown.step, shown.missed.length]).toEqual([null, 0]);
});

test('nothing is offered to whoever comes for the first time, or has seen all', () => {
	end();
	localStorage.clear();
	tells([1, 1]);
	look();
	expect(shown.missed).toEqual([]);
	end();
	rememberSeen('abc', 2);
	look();
	expect(shown.missed).toEqual([]);
});

test('a step of long ago is shown again at the table as it was then', async () => {
	tells([1, 1, 1]);
	shown.finish();
	const asked: string[] = [];
	vi.stubGlobal('fetch', (url: string) => {
		asked.push(url);
		return Promise.resolve(Response.json([{ events: 1, view: { passes: 1 } }]));
	});
	await shown.replay(shown.journal[1]!);
	expect(asked.at(-1)).toContain('/moments?first=1&last=2');
	expect([passes(), shown.holding, shown.step?.again]).toEqual([2, true, true]);
	await shown.replay(shown.journal[0]!); // one at a time
	expect(shown.count).toBe(1);
	vi.advanceTimersByTime(1_000);
	expect([passes(), shown.step]).toEqual([3, null]);
	await shown.replay(shown.journal[2]!); // that is what is seen
	expect(shown.step).toBeNull();
});

test('who is choosing is shown nothing old; who begins meanwhile keeps what was missed', async () => {
	tells([1, 1, 1]);
	shown.finish();
	flushSync();
	shown.isChoosing = () => true;
	await shown.replay(shown.journal[0]!);
	expect(shown.step).toBeNull();
	end();
	rememberSeen('abc', 1);
	look();
	const asked = shown.showMissed();
	shown.isChoosing = () => true;
	await asked;
	expect([shown.step, shown.missed.length]).toEqual([null, 2]);
	await shown.showMissed(); // they want it though
	expect([shown.step === null, shown.missed.length]).toEqual([false, 0]);
});

test('in a tab that is opened unseen nothing goes by before somebody looks', () => {
	end();
	const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
	look();
	tells([1, 1, 1]);
	vi.advanceTimersByTime(10_000);
	expect(passes()).toBe(1);
	hidden.mockRestore();
	document.dispatchEvent(new Event('visibilitychange'));
	vi.advanceTimersByTime(10_000);
	expect(passes()).toBe(3);
});

test('what is still to be seen is not told, and steps wait until it has been', () => {
	tells([0]);
	shown.veil(0);
	tells([1, 1], { my_turn: true, decision: 1 });
	expect([shown.told.length, shown.journal.length]).toEqual([0, 2]);
	vi.advanceTimersByTime(5_000);
	expect(passes()).toBe(2); // the first of them still
	shown.veil(null);
	expect(shown.told).toEqual(shown.journal);
	vi.advanceTimersByTime(1_000);
	expect(passes()).toBe(3);
	// A step that is itself what is to be seen is not held up by that.
	tells([1, 1]);
	vi.advanceTimersByTime(1_000);
	shown.veil(3);
	vi.advanceTimersByTime(1_000);
	expect([shown.told.length, passes()]).toEqual([3, 5]);
});
