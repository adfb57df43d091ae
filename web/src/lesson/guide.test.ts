import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveTable } from '../table/live.svelte';
import { Guide } from './guide.svelte';

const READ = { say: 'lesson-welcome', rule: '', point_at: [], expect: [] };
const LEAD = { say: 'lesson-lead', rule: '', point_at: ['card=4'], expect: [['play 4 4 4']] };
const WON = { say: 'lesson-won', rule: '', point_at: [], expect: [] };

class Table {
	id = 'abc';
	refusal = null;
	state = lessonAt(0, READ, LEAD);
	guard: LiveTable['guard'] = () => null;
	guiding: LiveTable['guiding'] = () => null;
	text = { say: (key: string, args = {}) => `${key} ${JSON.stringify(args)}` };
}

function lessonAt(step: number, ...now: object[]) {
	return { lesson: { game: 'chuhan', step, steps: 3, now } };
}

let table: Table;
const guideOf = () => new Guide(table as unknown as LiveTable, (move) => move);

beforeEach(() => {
	sessionStorage.clear();
	table = new Table();
});

describe('the guide', () => {
	it('is read step by step up to the next move', () => {
		const guide = guideOf();
		expect([guide.step, guide.number, guide.steps]).toEqual([READ, 1, 3]);
		guide.goOn();
		expect([guide.step, guide.number, guide.canGoBack]).toEqual([LEAD, 2, true]);
		expect(table.guiding()).toBe(LEAD);
		guide.goBack();
		expect([guide.step, guide.canGoBack]).toEqual([READ, false]);
	});

	it('can be left where a browser keeps nothing', () => {
		const refuse = () => {
			throw new DOMException('', 'SecurityError');
		};
		vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
		const guide = guideOf();
		guide.leave();
		expect(guide.speaks).toBe(false);
		vi.unstubAllGlobals();
	});

	it('says nothing while the others play, and ends after its last words', () => {
		const guide = guideOf();
		guide.goOn();
		table.state = lessonAt(2);
		expect([guide.step, guide.isOver]).toEqual([null, false]);
		table.state = lessonAt(2, WON);
		expect([guide.step, guide.isOver]).toEqual([WON, false]);
		guide.goOn();
		expect([guide.step, guide.isOver, guide.number]).toEqual([null, true, 3]);
	});

	it('lets the move pass that is asked for, and names it otherwise', () => {
		const guide = guideOf();
		expect(table.guard(['play 4 4 4'])).toBeNull();
		expect(table.guard(['play 8 8'])).toMatchObject({
			sentence: expect.stringContaining('lesson-lead.try') as string,
		});
		guide.leave();
		expect(table.guard(['play 8 8'])).toBeNull();
		expect([guide.speaks, guideOf().speaks]).toEqual([false, false]);
	});
});
