import { expect, test } from 'vitest';
import { Player } from './player';
import { LONGEST } from './speed';

/** A clock that is turned by hand, and what is played by it. */
function playing({ slowness = 1, awaited = true } = {}) {
	let time = 0;
	let due: { at: number; then: () => void } | null = null;
	const seen: string[] = [];
	const set = { slowness, awaited };
	const player = new Player<{ weight: number; name: string }>({
		wait: (milliseconds, then) => {
			const mine = (due = { at: time + milliseconds, then });
			return () => {
				if (due === mine) due = null;
			};
		},
		now: () => time,
		slowness: () => set.slowness,
		isAwaited: () => set.awaited,
		onchange: () => seen.push(player.current?.name ?? '-'),
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
	return { player, seen, turn, set, now: () => time, waits: () => due !== null };
}

const steps = (names: string, weight = 1_000) => [...names].map((name) => ({ name, weight }));

test('one step after the other, each for as long as it takes', () => {
	const { player, seen, turn } = playing();
	player.add([
		{ name: 'a', weight: 1_000 },
		{ name: 'b', weight: 3_000 },
	]);
	turn(999);
	expect(player.current?.name).toBe('a');
	turn(1);
	expect(player.current?.name).toBe('b');
	turn(3_000);
	expect(player.current).toBeNull();
	expect(seen).toEqual(['a', 'b', '-']);
});

test('slower or faster as the player likes; off, nothing is played', () => {
	const slow = playing({ slowness: 2 });
	slow.player.add(steps('a'));
	slow.turn(1_999);
	expect(slow.player.current?.name).toBe('a');
	slow.turn(1);
	expect(slow.player.current).toBeNull();
	const off = playing({ slowness: 0 });
	off.player.add(steps('ab'));
	expect(off.player.current).toBeNull();
	expect(off.seen).toEqual([]);
});

test('a long queue runs evenly faster, and never longer than the limit', () => {
	const { player, turn } = playing();
	player.add(steps('abcdefghijklmnopqrstuvwxyzabcdefghijklmn')); // 40 seconds of them
	turn(LONGEST / 2);
	expect(player.at).toBe(20);
	turn(LONGEST / 2);
	expect(player.current).toBeNull();
});

test('what comes in the middle of a decision has what is left of the limit; the next one all', () => {
	const { player, turn } = playing();
	player.add(steps('a', 15_000));
	turn(15_000);
	player.add(steps('b', 15_000));
	turn(5_000);
	expect(player.current).toBeNull();
	player.decided();
	player.add(steps('c', 15_000));
	turn(14_999);
	expect(player.current?.name).toBe('c');
});

test('as long as nobody is kept waiting nothing is spent', () => {
	const { player, turn } = playing({ awaited: false });
	player.add(steps('a', 15_000));
	turn(15_000);
	player.add(steps('b', 15_000));
	turn(14_999);
	expect(player.current?.name).toBe('b');
});

test('it stops and goes on, steps by hand, back and forth', () => {
	const { player, turn, waits } = playing();
	player.add(steps('abc'));
	player.toggle();
	expect(player.paused).toBe(true);
	turn(60_000);
	expect(player.current?.name).toBe('a');
	player.next();
	expect(player.current?.name).toBe('b');
	expect(waits()).toBe(false); // by hand: until the next touch
	player.toggle();
	turn(1_000);
	expect(player.current?.name).toBe('c');
	player.back();
	expect([player.current?.name, player.paused]).toEqual(['b', true]);
	player.finish();
	expect([player.current, player.paused, player.count]).toEqual([null, false, 0]);
	player.back();
	player.toggle();
	expect([player.current, player.paused]).toEqual([null, false]);
});

test('more may come while it plays; what has been skipped is not waited for', () => {
	const { player, turn } = playing();
	player.add(steps('a'));
	turn(500);
	player.add(steps('b'));
	turn(500);
	expect([player.current?.name, player.at, player.count]).toEqual(['b', 1, 2]);
	player.finish();
	player.add(steps('c'));
	turn(999);
	expect([player.current?.name, player.at]).toEqual(['c', 0]);
	turn(1);
	expect(player.current).toBeNull();
});

test('while nobody looks it waits', () => {
	const { player, turn } = playing();
	player.sleep(true);
	player.add(steps('ab'));
	turn(100_000);
	expect(player.current?.name).toBe('a');
	player.sleep(false);
	turn(1_000);
	expect(player.current?.name).toBe('b');
});
