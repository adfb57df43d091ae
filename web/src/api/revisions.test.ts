import { expect, test, vi } from 'vitest';
import { api } from './client';
import { hearRevision, REVISION, revisionOf, tableOf } from './revisions';

test('what a table was told to be is shown with the next request to it, and to no other', async () => {
	const shown: (string | undefined)[] = [];
	vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
		shown.push(headers[REVISION]);
		return new Response('{"moves": []}', { headers: { [REVISION]: '3.ab' } });
	});
	await api.legal('one');
	await api.legal('one');
	await api.legal('other');
	expect(shown).toEqual([undefined, '3.ab', undefined]);
	hearRevision('one', '4.cd');
	expect(api.liveUrl('one', 2, 4)).toMatch(/&presence=true&revision=4\.cd$/);
});

test('an answer that comes late is not the last word', () => {
	hearRevision('late', '10.aa');
	hearRevision('late', '9.bb');
	hearRevision('late', undefined);
	expect(revisionOf('late')).toBe('10.aa');
	hearRevision('late', '10.cc');
	expect(revisionOf('late')).toBe('10.cc');
});

test('which table a request is about', () => {
	expect(['/tables/a_b/legal', '/tables/x?since=1', '/tables', '/me'].map(tableOf)).toEqual([
		'a_b',
		'x',
		null,
		null,
	]);
});
