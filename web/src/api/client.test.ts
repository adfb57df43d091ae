import { expect, it, vi } from 'vitest';
import { ask } from './client';

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
