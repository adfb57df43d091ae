import { afterEach, describe, expect, it, vi } from 'vitest';
import { around, boxOf, covered, inSight, placed, pointedAt, selectorOf } from './place';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

afterEach(() => {
	document.body.innerHTML = '';
	vi.restoreAllMocks();
});

describe('the bubble', () => {
	const room = box(0, 50, 390, 790);
	const size = { width: 374, height: 180 };

	it('covers nothing of what is spoken of, and stays in the room', () => {
		const spoken = [box(0, 300, 390, 90), box(20, 620, 60, 100)];
		const place = placed(size, room, spoken, []);
		expect(covered(place, spoken)).toBe(0);
		expect(place.y).toBeGreaterThanOrEqual(room.y);
		expect(place.y + place.height).toBeLessThanOrEqual(room.y + room.height);
	});

	it('leaves what is needed free where there is room elsewhere', () => {
		const needed = [box(0, 500, 390, 340)];
		expect(covered(placed(size, room, [box(20, 520, 60, 90)], needed), needed)).toBe(0);
	});

	it('would rather cover what is needed than what is spoken of', () => {
		const spoken = [box(0, 50, 390, 500)];
		expect(covered(placed(size, room, spoken, [box(0, 560, 390, 280)]), spoken)).toBe(0);
	});

	it('leaves the buttons that answer free, though more of what is needed is covered', () => {
		const answers = [box(560, 507, 370, 44)];
		const hand = [box(380, 560, 200, 160)];
		const needed = [box(0, 48, 960, 441), box(960, 48, 320, 672)];
		const laptop = box(0, 48, 1280, 672);
		const bubble = { width: 304, height: 186 };
		expect(covered(placed(bubble, laptop, hand, needed), answers)).toBeGreaterThan(0);
		const place = placed(bubble, laptop, hand, needed, [], answers);
		expect(covered(place, [...answers, ...hand])).toBe(0);
	});

	it('is near to what is spoken of', () => {
		const place = placed(size, box(0, 50, 1080, 790), [box(900, 700, 60, 90)], []);
		expect(place.x).toBeGreaterThan(600);
		expect(place.y).toBeGreaterThan(400);
	});

	it('stands rather beside the board than over it', () => {
		const board = [box(0, 50, 1046, 700)];
		const wide = box(0, 50, 1366, 718);
		expect(placed({ width: 304, height: 200 }, wide, [], [], board).x).toBeGreaterThan(1045);
	});

	it('has a place in a room that is too small', () => {
		expect(placed(size, box(0, 0, 300, 100), [], [])).toMatchObject({ y: 8 });
	});
});

describe('what is pointed at', () => {
	it('is named as boards name it', () => {
		expect(selectorOf('card=liu_bang')).toBe('[data-card="liu_bang"]');
		expect(selectorOf('key=P')).toBe('[aria-keyshortcuts="P"]');
		expect(selectorOf('card=+1')).toBe('[data-card="\\+1"]');
	});

	it('is seen only where nothing but the guide lies over it', () => {
		document.body.innerHTML = '<b data-card="4"></b><i></i><p data-lesson></p>';
		const [card, veil, guide] = document.body.children as unknown as Element[];
		vi.spyOn(card!, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 40, 60));
		const over = vi.fn<typeof document.elementFromPoint>();
		document.elementFromPoint = over;
		for (const [above, seen] of [
			[card, [[card]]],
			[guide, [[card]]],
			[veil, []],
			[null, []],
		] as const) {
			over.mockReturnValue(above ?? null);
			expect(pointedAt(['card=4', 'card=5'])).toEqual(seen);
		}
	});

	it('is of a card that others cover only the strip that is seen', () => {
		document.body.innerHTML = '<ul><li><b></b></li><li><b></b></li></ul>';
		const cards = [...document.querySelectorAll('b')];
		cards.forEach((card, at) => {
			const rect = new DOMRect(30 * at, 0, 100, 150);
			vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(rect);
			vi.spyOn(card.parentElement!, 'getBoundingClientRect').mockReturnValue(rect);
		});
		expect(cards.map(boxOf)).toEqual([box(0, 0, 30, 150), box(30, 0, 100, 150)]);
		expect(around(cards.map(boxOf))).toEqual([box(0, 0, 130, 150)]);
	});

	it('is ringed as far as the boxes that scroll leave it in sight', () => {
		document.body.innerHTML = '<ul style="overflow: auto"><li><b></b></li></ul>';
		const [list, card] = [document.querySelector('ul')!, document.querySelector('b')!];
		vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 40));
		vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(80, 10, 60, 20));
		expect(inSight(card)).toEqual(box(80, 10, 20, 20));
		vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(120, 10, 60, 20));
		expect(inSight(card).width).toBe(0);
	});

	it('has one ring around cards that lie over each other', () => {
		const fan = [box(0, 0, 60, 90), box(20, 0, 60, 90), box(200, 0, 60, 90)];
		expect(around(fan)).toEqual([box(0, 0, 80, 90), box(200, 0, 60, 90)]);
	});
});
