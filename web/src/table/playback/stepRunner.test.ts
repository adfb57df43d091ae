import { expect, test } from 'vitest';
import { StepRunner } from './stepRunner';
import { LONGEST } from './speed';

/** A clock that is turned by hand, and what is played by it. */
function playing({ slowness = 1, awaited = true } = {}) {
	let time = 0;
	let due: { at: number; then: () => void } | null = null;
	const seen: string[] = [];
	const set = { slowness, awaited };
	const runner = new StepRunner<{ weight: number; name: string }>({
		wait: (milliseconds, then) => {
			const mine = (due = { at: time + milliseconds, then });
			return () => {
				if (due === mine) due = null;
			};
		},
		now: () => time,
		slowness: () => set.slowness,
		isAwaited: () => set.awaited,
		onchange: () => seen.push(runner.current?.name ?? '-'),
	});
	const turn = (milliseconds: number) => {
		const until = time + milliseconds;
		while (due !== null && due.at <= until) {
			const { at, then } = due;
			due = null;
			time = at;
			then();
		}
		time = until;
	};
	return { runner, seen, turn, set, now: () => time, waits: () => due !== null };
}

const steps = (names: string, weight = 1_000) => [...names].map((name) => ({ name, weight }));

test('one step after the other, each for as long as it takes', () => {
	const { runner, seen, turn } = playing();
	runner.add([
		{ name: 'a', weight: 1_000 },
		{ name: 'b', weight: 3_000 },
	]);
	turn(999);
	expect(runner.current?.name).toBe('a');
	turn(1);
	expect(runner.current?.name).toBe('b');
	turn(3_000);
	expect(runner.current).toBeNull();
	expect(seen).toEqual(['a', 'b', '-']);
});

test('slower or faster as the player likes; off, nothing is played', () => {
	const slow = playing({ slowness: 2 });
	slow.runner.add(steps('a'));
	slow.turn(1_999);
	expect(slow.runner.current?.name).toBe('a');
	slow.turn(1);
	expect(slow.runner.current).toBeNull();
	const off = playing({ slowness: 0 });
	off.runner.add(steps('ab'));
	expect(off.runner.current).toBeNull();
	expect(off.seen).toEqual([]);
});

test('a long queue runs evenly faster, and never longer than the limit', () => {
	const { runner, turn } = playing();
	runner.add(steps('abcdefghijklmnopqrstuvwxyzabcdefghijklmn')); // 40 seconds of them
	turn(LONGEST / 2);
	expect(runner.at).toBe(20);
	turn(LONGEST / 2);
	expect(runner.current).toBeNull();
});

test('what comes in the middle of a decision has what is left of the limit; the next one all', () => {
	const { runner, turn } = playing();
	runner.add(steps('a', 15_000));
	turn(15_000);
	runner.add(steps('b', 15_000));
	turn(5_000);
	expect(runner.current).toBeNull();
	runner.decided();
	runner.add(steps('c', 15_000));
	turn(14_999);
	expect(runner.current?.name).toBe('c');
});

test('as long as nobody is kept waiting nothing is spent', () => {
	const { runner, turn } = playing({ awaited: false });
	runner.add(steps('a', 15_000));
	turn(15_000);
	runner.add(steps('b', 15_000));
	turn(14_999);
	expect(runner.current?.name).toBe('b');
});

test('it stops and goes on, steps by hand, back and forth', () => {
	const { runner, turn, waits } = playing();
	runner.add(steps('abc'));
	runner.toggle();
	expect(runner.paused).toBe(true);
	turn(60_000);
	expect(runner.current?.name).toBe('a');
	runner.next();
	expect(runner.current?.name).toBe('b');
	expect(waits()).toBe(false); // by hand: until the next touch
	runner.toggle();
	turn(1_000);
	expect(runner.current?.name).toBe('c');
	runner.back();
	expect([runner.current?.name, runner.paused]).toEqual(['b', true]);
	runner.finish();
	expect([runner.current, runner.paused, runner.count]).toEqual([null, false, 0]);
	runner.back();
	runner.toggle();
	expect([runner.current, runner.paused]).toEqual([null, false]);
});

test('more may come while it plays; what has been skipped is not waited for', () => {
	const { runner, turn } = playing();
	runner.add(steps('a'));
	turn(500);
	runner.add(steps('b'));
	turn(500);
	expect([runner.current?.name, runner.at, runner.count]).toEqual(['b', 1, 2]);
	runner.finish();
	runner.add(steps('c'));
	turn(999);
	expect([runner.current?.name, runner.at]).toEqual(['c', 0]);
	turn(1);
	expect(runner.current).toBeNull();
});

test('while nobody looks it waits', () => {
	const { runner, turn } = playing();
	runner.sleep(true);
	runner.add(steps('ab'));
	turn(100_000);
	expect(runner.current?.name).toBe('a');
	runner.sleep(false);
	turn(1_000);
	expect(runner.current?.name).toBe('b');
});
