import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookAgain } from './lookAgain';

const AFTER = 1_000;
let answers: (() => void)[];
const look = vi.fn();
let end: () => void;
let hidden: boolean;

/** All that is asked is answered. */
const answer = async () => {
	for (const each of answers.splice(0)) each();
	await vi.advanceTimersByTimeAsync(0);
};
const turn = (away: boolean) => {
	hidden = away;
	document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
	vi.useFakeTimers();
	hidden = false;
	vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
	answers = [];
	look.mockReset();
	look.mockImplementation(() => new Promise((done) => answers.push(() => done(AFTER))));
	end = lookAgain(look);
});
afterEach(() => end());

test('who comes back while a look is under way does not have it done twice from then on', async () => {
	turn(true);
	turn(false);
	expect(look).toHaveBeenCalledTimes(2);
	await answer();
	await vi.advanceTimersByTimeAsync(AFTER);
	expect(look).toHaveBeenCalledTimes(3);
	await answer();
	await vi.advanceTimersByTimeAsync(AFTER);
	expect(look).toHaveBeenCalledTimes(4);
});

test('who leaves the page does not have it looked at by that', async () => {
	await answer();
	turn(true);
	expect(look).toHaveBeenCalledTimes(1);
	turn(false);
	expect(look).toHaveBeenCalledTimes(2);
});

test('nothing is looked at after the end, even if it was under way', async () => {
	end();
	await answer();
	turn(false);
	await vi.advanceTimersByTimeAsync(10 * AFTER);
	expect(look).toHaveBeenCalledTimes(1);
});

test('a look that fails by a fault of our own is followed by another', async () => {
	end();
	const failing = vi.fn(async () => {
		throw new TypeError('our own');
	});
	const faults: unknown[] = [];
	const hear = (fault: unknown) => faults.push(fault);
	process.on('unhandledRejection', hear);
	end = lookAgain(failing);
	await vi.advanceTimersByTimeAsync(30_000);
	expect(failing.mock.calls.length).toBeGreaterThan(1);
	vi.useRealTimers();
	await new Promise((done) => setTimeout(done));
	process.off('unhandledRejection', hear);
	expect(faults.length).toBe(failing.mock.calls.length);
});
