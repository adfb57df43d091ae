import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resting } from './resting';

const show = vi.fn();
const hide = vi.fn();
const click = vi.fn();
let button: HTMLButtonElement;
let end: (() => void) | void;

function point(kind: string, pointerType: string, clientX = 0, buttons = 0): void {
	button.dispatchEvent(new PointerEvent(kind, { pointerType, clientX, buttons, bubbles: true }));
}

beforeEach(async () => {
	vi.useFakeTimers();
	button = document.createElement('button');
	document.body.append(button);
	end = resting(show, hide)(button);
	await Promise.resolve(); // Svelte attaches some listeners a moment later
	button.addEventListener('click', click);
});

afterEach(() => {
	end?.();
	button.remove();
	vi.useRealTimers();
	vi.clearAllMocks();
});

describe('more is told', () => {
	it('to a mouse that rests, until it leaves', () => {
		point('pointerenter', 'mouse');
		vi.advanceTimersByTime(200);
		expect(show).not.toHaveBeenCalled();
		vi.advanceTimersByTime(200);
		expect(show).toHaveBeenCalledWith(button);
		point('pointerleave', 'mouse');
		expect(hide).toHaveBeenCalledWith(button);
		button.click();
		expect(click).toHaveBeenCalledOnce();
	});

	it('to a finger that holds, which is no click', () => {
		point('pointerdown', 'touch');
		vi.advanceTimersByTime(500);
		expect(show).toHaveBeenCalledOnce();
		point('pointerup', 'touch');
		button.click();
		expect(click).not.toHaveBeenCalled();
		button.click();
		expect(click).toHaveBeenCalledOnce();
	});

	it('not to a finger that taps or drags', () => {
		point('pointerdown', 'touch');
		point('pointerup', 'touch');
		button.click();
		point('pointerdown', 'touch');
		point('pointermove', 'touch', 40);
		vi.advanceTimersByTime(500);
		expect(show).not.toHaveBeenCalled();
		expect(click).toHaveBeenCalledOnce();
	});

	it('not to a mouse that drags', () => {
		point('pointerenter', 'mouse');
		point('pointerdown', 'mouse', 0, 1);
		point('pointermove', 'mouse', 3, 1);
		vi.advanceTimersByTime(500);
		expect(show).not.toHaveBeenCalled();
	});
});
