import { beforeEach, expect, test, vi } from 'vitest';
import { api, type ApiError, type HintOut } from '../../api/client';
import { refused } from '../../testing/refused';
import { Texts } from '../../texts/texts.svelte';
import type { LiveTable } from '../live.svelte';
import { TableHint } from './hint.svelte';

const text = new Texts(null);
await text.load('en');
const told = (decision: number) => ({ decision, choices: [], follows: [], many: false }) as HintOut;
const away = refused('Offline');

interface Asked {
	readonly answer: (hint: HintOut) => void;
	readonly fail: (error: ApiError) => void;
}
let asked: Asked[];
let table: {
	id: string;
	live: boolean;
	text: Texts;
	state: { decision: number; may_hint: boolean };
};
let hint: TableHint;
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
	asked = [];
	vi.spyOn(api, 'hint').mockImplementation(
		() => new Promise((answer, fail) => asked.push({ answer, fail })),
	);
	table = { id: 'abc', live: true, text, state: { decision: 1, may_hint: true } };
	hint = new TableHint(table as unknown as LiveTable);
});

/** Asked for at the first decision and at the second, where it is there. */
async function secondIsTold(): Promise<void> {
	void hint.toggle();
	table.state.decision = 2;
	void hint.toggle();
	asked[1]!.answer(told(2));
	await settled();
	expect(hint.told?.decision).toBe(2);
}

test('a late hint for an earlier decision takes nothing away', async () => {
	await secondIsTold();
	asked[0]!.answer(told(1));
	await settled();
	expect([hint.open, hint.told?.decision]).toEqual([true, 2]);
});

test('nor does a late refusal', async () => {
	await secondIsTold();
	asked[0]!.fail(away);
	await settled();
	expect(hint.trouble).toBe('');
});

test('what comes while the card is closed is there when it is opened again', async () => {
	void hint.toggle();
	void hint.toggle();
	expect(hint.open).toBe(false);
	asked[0]!.answer(told(1));
	await settled();
	void hint.toggle();
	expect([hint.told?.decision, asked.length]).toEqual([1, 1]);
});

test('a refusal is told until there is a hint', async () => {
	void hint.toggle();
	asked[0]!.fail(away);
	await vi.waitFor(() => expect(hint.trouble).toBe(text.say('web-refused-Offline')));
	hint.close();
	void hint.toggle();
	expect(hint.trouble).toBe('');
});
