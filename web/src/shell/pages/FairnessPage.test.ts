import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api/client';
import { forget, keep } from '../../api/nonces';
import { texts } from '../../texts/texts.svelte';
import { router } from '../../app/router.svelte';
import { sha256OfHex, sha256OfText } from '../../sha256';
import { checkChance, type RecordFile } from './fairness';
import FairnessPage from './FairnessPage.svelte';

await texts.load('en');
beforeEach(() => {
	localStorage.clear();
	forget('t'); // what the module keeps for a browser that keeps nothing
});
afterEach(() => {
	vi.restoreAllMocks();
	router.go('/');
});

const [OURS, THEIRS] = ['5f'.repeat(16), '77'.repeat(16)];
const SEALS = [sha256OfText(OURS), sha256OfText(THEIRS)];
const RECORD: RecordFile = {
	game: 'chuhan',
	seats: 2,
	commitment: sha256OfHex('00'),
	secret: '00',
	entries: [
		{ event: 'sealed', seat: 0, seal: SEALS[0]! },
		{ event: 'sealed', seat: 1, seal: SEALS[1]! },
		{ event: 'nonce', seat: 0, nonce: OURS },
		{ event: 'nonce', seat: 1, nonce: THEIRS },
		{ seat: 0 },
	],
};

function shown(some: object = {}): void {
	const told = { commitment: RECORD.commitment, seals: SEALS, nonces: ['', ''], ...some };
	keep('t', { nonce: OURS, seal: SEALS[0]!, shown: told });
}

async function found(record: Partial<RecordFile> = {}): Promise<unknown[]> {
	vi.spyOn(api, 'record').mockResolvedValue({ ...RECORD, ...record });
	const { verdict, own } = await checkChance('t');
	return [verdict, own];
}

test('the table that was asked for last is the one that is told of', async () => {
	const answers = new Map<string, (record: unknown) => void>();
	vi.spyOn(api, 'record').mockImplementation(
		(table) => new Promise((answer) => answers.set(table, answer as (record: unknown) => void)),
	);
	router.go('/fairness/first');
	render(FairnessPage);
	router.go('/fairness/second');
	await tick();
	answers.get('second')!(RECORD);
	await screen.findByText(/chuhan-second/);
	answers.get('first')!(RECORD);
	await new Promise((done) => setTimeout(done, 20));
	expect(screen.getByText(/tenka verify/).textContent).toContain('chuhan-second.json');
});

test('who was not there is told of the record alone', async () => {
	expect(await found()).toEqual(['right', null]);
	expect(await found({ secret: '01' })).toEqual(['wrong', null]);
	const [sealed] = RECORD.entries;
	const other = { event: 'nonce', seat: 0, nonce: THEIRS };
	expect(await found({ entries: [sealed!, other] })).toEqual(['unsealed', null]);
	const bot = { event: 'bot_took_seat', seat: 1 };
	expect(await found({ entries: [...RECORD.entries.slice(0, 4), bot] })).toEqual([
		'unsealed',
		null,
	]);
});

test('a record that keeps to what was shown before', async () => {
	shown();
	expect(await found()).toEqual(['right', 'sealed']);
	keep('t', { nonce: OURS, seal: null, shown: { ...RECORD, seals: ['', ''], nonces: ['', ''] } });
	const plain = RECORD.entries.slice(2);
	expect(await found({ entries: plain })).toEqual(['right', 'plain']);
});

test.each([
	['another commitment', { commitment: sha256OfHex('01') }],
	['another seal of theirs', { seals: [SEALS[0], SEALS[0]] }],
	['none of theirs', { seals: [SEALS[0], ''] }],
])('a record with %s than was shown', async (_, told) => {
	shown(told);
	expect(await found()).toEqual(['right', 'changed']);
});

test('a record with another number than was given', async () => {
	shown();
	keep('t', {
		nonce: '00'.repeat(16),
		seal: SEALS[0]!,
		shown: { ...RECORD, seals: SEALS, nonces: [] },
	});
	expect(await found()).toEqual(['right', 'changed']);
});

test('a game that began from a position was not dealt from its beginning', async () => {
	vi.spyOn(api, 'record').mockResolvedValue({ ...RECORD, position: {} });
	router.go('/fairness/t');
	render(FairnessPage);
	await screen.findByText(texts.say('web-check-position'));
	vi.spyOn(api, 'record').mockResolvedValue({ ...RECORD, position: null });
	expect((await checkChance('t')).fromPosition).toBe(false);
});
