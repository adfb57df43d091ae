import { beforeEach, expect, it, vi } from 'vitest';
import { sha256OfText } from '../sha256';
import { stateOf } from '../testing/states';
import { api, type StateOut } from './client';
import { keep, shareAt } from './nonces';

type Body = { seal?: string; nonce?: string };

beforeEach(() => localStorage.clear());

/** A server with one table: what it is asked, and what it answers in turn. */
function serving(...answers: Partial<StateOut>[]): Body[] {
	const asked: Body[] = [];
	vi.stubGlobal('fetch', async (_: string, { body }: { body?: string }) => {
		if (body) asked.push(JSON.parse(body) as Body);
		return Response.json(stateOf({ table: 't', seat: 0, ...answers.shift() }));
	});
	return asked;
}

function fairness(some: Partial<StateOut['fairness']>): Pick<StateOut, 'fairness'> {
	return { fairness: { ...stateOf({}).fairness, commitment: 'c', ...some } };
}

it('a game against bots begins with a nonce that was sealed before the commitment was known', async () => {
	const asked: Body[] = [];
	vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
		const wanted = JSON.parse(body) as Body;
		asked.push(wanted);
		const told = wanted.seal ? { seals: [wanted.seal, ''], awaited: [0] } : {};
		return Response.json(stateOf({ table: 't', seat: 0, ...fairness(told) }));
	});
	await api.quick({ game: 'chuhan' });
	expect(asked).toHaveLength(2);
	expect(sha256OfText(asked[1]!.nonce!)).toBe(asked[0]!.seal);
	const shown = { commitment: 'c', seals: [asked[0]!.seal, ''], nonces: ['', ''] };
	expect(shareAt('t')).toEqual({ nonce: asked[1]!.nonce, seal: asked[0]!.seal, shown });
});

it('where nothing is sealed the nonce is given after the commitment was shown', async () => {
	const asked = serving(fairness({ sealing: false, nonces: ['', '77'] }), {});
	await api.sit('t');
	expect(asked).toEqual([{ seat: null, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
	expect(shareAt('t')?.shown).toEqual({ commitment: 'c', seals: ['', ''], nonces: ['', '77'] });
});

it('what another browser has sealed is not given', async () => {
	keep('t', { nonce: '5f', seal: 'ours', shown: null });
	const asked = serving({});
	const state = stateOf({ table: 't', seat: 0, ...fairness({ seals: ['theirs'], awaited: [0] }) });
	expect(await api.unseal(state)).toBe(state);
	expect(asked).toEqual([]);
});

it('what was shown first is kept, though it is given twice', async () => {
	keep('t', { nonce: '5f', seal: 'ours', shown: null });
	serving({}, {});
	for (const commitment of ['c', 'another']) {
		const told = fairness({ commitment, seals: ['ours', ''], awaited: [0] });
		await api.unseal(stateOf({ table: 't', seat: 0, ...told }));
	}
	expect(shareAt('t')?.shown?.commitment).toBe('c');
});
