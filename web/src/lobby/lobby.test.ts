import { afterEach, expect, test, vi } from 'vitest';
import { api, ApiError, type LevelOut, type StateOut, type TableOut } from '../api/client';
import { served } from '../app/served.svelte';
import { rivals } from '../rivals/rivals.svelte';
import { remembered } from '../settings/remembered.svelte';
import { refused } from '../testing/refused';
import { texts } from '../texts/texts.svelte';
import { me } from '../app/me.svelte';
import { router } from '../app/router.svelte';
import { Lobby } from './lobby.svelte';

const level = (name: string, strength: number, character: string): LevelOut => ({
	name,
	strength,
	character,
	seconds: 0.1,
});
const LEVELS = [level('greedy', 1000, 'steward'), level('novice', 630, 'ferryman')];

afterEach(() => {
	vi.restoreAllMocks();
	served.take([]);
	remembered.bots = {};
});

test('who plays before the rivals are known meets the one that is offered first', async () => {
	vi.spyOn(me, 'known').mockResolvedValue();
	vi.spyOn(served, 'known').mockImplementation(async () => {
		await Promise.resolve();
		served.take([{ id: 'chuhan', levels: LEVELS }]);
	});
	const go = vi.spyOn(router, 'go').mockReturnValue();
	const quick = vi.spyOn(api, 'quick').mockResolvedValue({ table: 't' } as StateOut);
	await new Lobby().playBot('chuhan', rivals.chosen('chuhan'));
	expect(quick).toHaveBeenCalledWith({ game: 'chuhan', bot: 'novice' });
	expect(remembered.bots.chuhan).toBe('novice');
	expect(go).toHaveBeenCalledWith('/table/t');
});

test('a button that was pressed while the server was away has to be pressed again', async () => {
	const offline = { kind: 'Offline', rule: null, message: '', retry_after: null };
	await texts.load('en');
	vi.spyOn(me, 'known').mockRejectedValue(new ApiError(offline, 0));
	const lobby = new Lobby();
	await lobby.sitDown('t');
	expect(lobby.trouble).toBe('The server is not answering. Try again.');
});

test('why a table was refused stays when the lists are looked at, in the chosen language', async () => {
	vi.useFakeTimers();
	await texts.load('en');
	vi.spyOn(me, 'known').mockResolvedValue();
	vi.spyOn(served, 'known').mockResolvedValue();
	vi.spyOn(api, 'sit').mockRejectedValue(refused('NoSeat'));
	const mine = vi.spyOn(api, 'mine').mockResolvedValue([]);
	vi.spyOn(api, 'openTables').mockResolvedValue([]);
	vi.spyOn(api, 'playedTables').mockResolvedValue([]);
	const lobby = new Lobby();
	await lobby.sitDown('t');
	const end = lobby.watch();
	await vi.advanceTimersByTimeAsync(1_000);
	expect(mine).toHaveBeenCalledOnce();
	expect(lobby.trouble).toBe(texts.say('web-refused'));
	await texts.load('pl');
	expect(lobby.trouble).toBe(texts.say('web-refused'));
	end();
	await texts.load('en');
});

test.each([
	['over', false],
	['playing', false],
	[null, true],
])('who has played before is not new, whatever became of it: %s', async (status, isNew) => {
	vi.useFakeTimers();
	vi.spyOn(me, 'known').mockResolvedValue();
	vi.spyOn(served, 'known').mockResolvedValue();
	const mine = status ? [{ id: 't', status, my_turn: false } as TableOut] : [];
	vi.spyOn(api, 'mine').mockResolvedValue(mine);
	vi.spyOn(api, 'openTables').mockResolvedValue([]);
	vi.spyOn(api, 'playedTables').mockResolvedValue([]);
	const lobby = new Lobby();
	const end = lobby.watch();
	await vi.advanceTimersByTimeAsync(1);
	expect(lobby.mine).toHaveLength(status === 'playing' ? 1 : 0);
	expect(lobby.isNew).toBe(isNew);
	end();
});

test('a game whose clock runs comes before one that only waits; one that is open presses nobody', () => {
	const table = (id: string, more: object) =>
		({ id, status: 'playing', pace: 'live', clock: null, my_turn: false, ...more }) as TableOut;
	const lobby = new Lobby();
	expect(lobby.pressing).toBeNull();
	lobby.mine = [
		table('slow', { pace: 'correspondence' }),
		table('open', { status: 'open', clock: { bank: 300 } }),
	];
	expect(lobby.pressing).toBeNull();
	lobby.mine = [table('bot', { my_turn: true }), ...lobby.mine];
	expect(lobby.pressing?.id).toBe('bot');
	lobby.mine = [...lobby.mine, table('live', { clock: { bank: 300 } })];
	expect(lobby.pressing?.id).toBe('live');
});
