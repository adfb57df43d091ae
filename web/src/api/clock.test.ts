import { afterEach, expect, test, vi } from 'vitest';
import { ask } from './client';
import { serverNow } from './clock';

const NOON = Date.parse('2026-05-01T12:00:00Z');

/** An answer of a server whose clock is that much ahead of ours. */
async function answered(ahead: number): Promise<void> {
	const headers = { Date: new Date(NOON + ahead).toUTCString() };
	vi.stubGlobal('fetch', async () => new Response('{}', { headers }));
	await ask('GET', '/me');
}

afterEach(() => answered(0));

test('a clock that is minutes off is put right by an answer; one that is near is left', async () => {
	vi.useFakeTimers({ now: NOON });
	await answered(180_000);
	expect(serverNow()).toBe(NOON + 180_000);
	await answered(179_000);
	expect(serverNow()).toBe(NOON + 180_000);
	vi.stubGlobal('fetch', async () => new Response('{}'));
	await ask('GET', '/me');
	expect(serverNow()).toBe(NOON + 180_000);
});
