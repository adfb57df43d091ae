import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draggable, placeAt, type Drag } from './dragging';

const drag = {
	may: vi.fn((): boolean => true),
	lift: vi.fn(),
	drop: vi.fn(),
	back: vi.fn(),
};
const click = vi.fn();
let card: HTMLButtonElement;
let end: (() => void) | void;

async function begin(more: Partial<Drag> = {}): Promise<void> {
	end?.();
	end = draggable({ ...drag, ...more })(card);
	await Promise.resolve(); // Svelte attaches some listeners a moment later
}

function point(kind: string, clientX = 0, clientY = 0, pointerType = 'mouse'): void {
	card.dispatchEvent(new PointerEvent(kind, { pointerType, clientX, clientY, button: 0 }));
}

beforeEach(async () => {
	vi.useFakeTimers();
	card = document.createElement('button');
	card.addEventListener('click', click);
	document.body.append(card);
	await begin();
});

afterEach(() => {
	end?.();
	card.remove();
	vi.useRealTimers();
	vi.clearAllMocks();
	drag.may.mockReturnValue(true);
});

test('it follows the pointer, is dropped after the click, and that is no click', () => {
	point('pointerdown');
	point('pointermove', 30, 40);
	expect(drag.lift).toHaveBeenCalledOnce();
	expect([card.style.translate, card.dataset.dragged]).toEqual(['30px 40px', '']);
	point('pointerup', 50, 60);
	expect([card.style.translate, card.dataset.dragged]).toEqual(['', undefined]);
	expect(drag.drop).not.toHaveBeenCalled();
	card.click();
	vi.runAllTimers();
	expect(drag.drop).toHaveBeenCalledWith(expect.objectContaining({ clientX: 50, clientY: 60 }));
	expect(click).not.toHaveBeenCalled();
	card.click();
	expect(click).toHaveBeenCalledOnce();
});

test('a pointer that hardly moves clicks', () => {
	point('pointerdown');
	point('pointermove', 4, 4);
	point('pointerup', 4, 4);
	card.click();
	vi.runAllTimers();
	expect(drag.lift).not.toHaveBeenCalled();
	expect(drag.drop).not.toHaveBeenCalled();
	expect(click).toHaveBeenCalledOnce();
});

test('what may not be dragged stays, and the finger is left to the page', () => {
	drag.may.mockReturnValue(false);
	point('pointerdown', 0, 0, 'touch');
	point('pointermove', 30, 2, 'touch');
	expect(drag.may).toHaveBeenCalledWith({ touch: true, across: 30, along: 2 });
	drag.may.mockReturnValue(true);
	point('pointermove', 30, 90, 'touch');
	expect(drag.lift).not.toHaveBeenCalled();
});

test('a finger that does not drag slides, and that is no click', async () => {
	const slide = vi.fn();
	await begin({ slide, may: () => false });
	point('pointerdown', 0, 0, 'touch');
	point('pointermove', 30, 2, 'touch');
	point('pointermove', 60, 2, 'touch');
	expect(slide).toHaveBeenCalledTimes(2);
	point('pointerup', 60, 2, 'touch');
	expect(drag.back).toHaveBeenCalledOnce();
	card.click();
	expect(click).not.toHaveBeenCalled();
});

test('who wants to follow himself is told how far, and what is cancelled goes back', async () => {
	const follow = vi.fn();
	await begin({ follow });
	point('pointerdown', 100, 100);
	point('pointermove', 90, 70);
	expect(follow).toHaveBeenCalledWith(-10, -30);
	expect(card.style.translate).toBe('');
	point('pointercancel');
	vi.runAllTimers();
	expect(drag.back).toHaveBeenCalledOnce();
	expect(drag.drop).not.toHaveBeenCalled();
});

test('the place under the pointer', () => {
	card.dataset.field = 'tax';
	vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 20, 20));
	const at = (clientX: number) =>
		placeAt('field', new PointerEvent('pointerup', { clientX, clientY: 15 }));
	expect([at(12), at(50)]).toEqual(['tax', null]);
});
