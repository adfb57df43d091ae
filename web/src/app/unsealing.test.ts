import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import { keep, shareAt } from '../api/nonces';
import { stateOf } from '../testing/states';
import { unsealElsewhere } from './unsealing';

let end = () => {};

beforeEach(() => {
	localStorage.clear();
	vi.useFakeTimers();
});
afterEach(() => {
	end();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

it('gives what is awaited at a table that is not looked at, and asks no more once it has begun', async () => {
	keep('t', { nonce: '5f', seal: 'ours', shown: null });
	const fairness = { ...stateOf({}).fairness, seals: ['ours', ''] };
	const waits = stateOf({ table: 't', status: 'open', seat: 0, fairness });
	const state = vi.spyOn(api, 'state').mockResolvedValue(waits);
	const unseal = vi.spyOn(api, 'unseal').mockResolvedValue(waits);
	end = unsealElsewhere();
	await vi.advanceTimersByTimeAsync(4_500);
	expect(unseal).toHaveBeenCalledTimes(2);
	state.mockResolvedValue(stateOf({ status: 'playing' }));
	await vi.advanceTimersByTimeAsync(20_000);
	expect(state).toHaveBeenCalledTimes(3);
	expect(shareAt('t')).toBeNull();
});

it('seals anew where what was given is void', async () => {
	keep('t', { nonce: '5f', seal: 'ours', shown: null });
	const fairness = { ...stateOf({}).fairness, seals: ['ours', ''], awaited: [0] };
	const waits = stateOf({ table: 't', status: 'open', seat: 0, fairness });
	const state = vi.spyOn(api, 'state').mockResolvedValue(waits);
	const given = { ...shareAt('t')!, shown: { commitment: 'c', seals: [], nonces: [] } };
	vi.spyOn(api, 'unseal').mockImplementation(async () => (keep('t', given), waits));
	const sit = vi.spyOn(api, 'sit').mockResolvedValue(waits);
	end = unsealElsewhere();
	await vi.advanceTimersByTimeAsync(1_000);
	expect(sit).not.toHaveBeenCalled();
	state.mockResolvedValue({ ...waits, fairness: { ...fairness, seals: ['', 'theirs'] } });
	await vi.advanceTimersByTimeAsync(4_000);
	expect(sit).toHaveBeenCalledTimes(1);
});

it('asks for nothing where nothing is sealed', async () => {
	keep('t', { nonce: '5f', seal: null, shown: null });
	const shown = { commitment: 'c', seals: [], nonces: [] };
	keep('u', { nonce: '5f', seal: 'ours', shown });
	const state = vi.spyOn(api, 'state');
	end = unsealElsewhere();
	await vi.advanceTimersByTimeAsync(20_000);
	expect(state).not.toHaveBeenCalled();
});
