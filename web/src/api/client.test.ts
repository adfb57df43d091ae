import { expect, it, vi } from 'vitest';
import { stateOf } from '../testing/states';
import { api, ask } from './client';

it('a fault of the server comes with the number that its answer has beside the error', async () => {
	const fault = { kind: 'ServerError', rule: null, message: 'our fault', retry_after: null };
	const body = { error: fault, id: '9f86d081884c7d65' };
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 500 }));
	await expect(ask('GET', '/me')).rejects.toMatchObject({ fault: { id: '9f86d081884c7d65' } });
});

it.each([
	['a page of somebody between us', () => new Response('<html>Log in to this network</html>')],
	[
		'half an answer',
		() => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) })),
	],
])('%s is no answer: the server is away', async (_, answer) => {
	vi.stubGlobal('fetch', async () => answer());
	await expect(ask('GET', '/me')).rejects.toMatchObject({ kind: 'Offline', passing: true });
});

it('a table is asked for by the same key until an answer comes, and then no more', async () => {
	vi.useFakeTimers();
	const keys: string[] = [];
	vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
		keys.push((JSON.parse(body) as { key: string }).key);
		if (keys.length < 3) throw new TypeError('the answer was lost');
		return Response.json(stateOf({ table: 't' }), { status: 201 });
	});
	const opened = api.quick({ game: 'chuhan' });
	await vi.runAllTimersAsync();
	await expect(opened).resolves.toMatchObject({ table: 't' });
	expect(keys).toHaveLength(3);
	expect(new Set(keys).size).toBe(1);
	expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
	const another = api.quick({ game: 'chuhan' });
	await vi.runAllTimersAsync();
	await another;
	expect(keys[3]).not.toBe(keys[0]);
	vi.useRealTimers();
});

it('what is refused is not asked again', async () => {
	const error = { kind: 'TooManyTables', rule: null, message: 'end one', retry_after: null };
	const fetched = vi.fn(async () => new Response(JSON.stringify({ error }), { status: 429 }));
	vi.stubGlobal('fetch', fetched);
	await expect(api.quick({ game: 'chuhan' })).rejects.toMatchObject({ kind: 'TooManyTables' });
	expect(fetched).toHaveBeenCalledOnce();
});
