import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { api, type GameOut } from '../../api/client';
import { refused } from '../../testing/refused';
import { texts } from '../../texts/texts.svelte';
import { me } from '../../app/me.svelte';
import GameRules from './GameRules.svelte';

await texts.load('en');

test('a lesson that may not begin says why, beside what was pressed', async () => {
	vi.spyOn(api, 'examples').mockResolvedValue([]);
	vi.spyOn(api, 'learn').mockResolvedValue({
		games: [{ game: 'chuhan', course: [{ number: 1, rules: ['CH-3.4'] }] }],
	} as never);
	vi.spyOn(me, 'known').mockResolvedValue();
	vi.spyOn(api, 'lesson').mockRejectedValue(refused('TooManyTables'));
	const offered = { lesson: true, options: {}, differences: {} } as unknown as GameOut;
	render(GameRules, { game: 'chuhan', offered });
	const told = texts.say('web-refused-TooManyTables');
	await fireEvent.click(
		await screen.findByRole('button', { name: `${texts.say('web-rules-try')}: CH-3.4` }),
	);
	const beside = await screen.findByRole('alert');
	expect(beside.textContent).toBe(told);
	expect(document.getElementById('CH-3.4')!.contains(beside)).toBe(true);
	const learn = screen.getByRole('button', {
		name: texts.say('web-lesson-learn-game', { game: texts.say('web-game-chuhan') }),
	});
	await fireEvent.click(learn);
	await vi.waitFor(() => expect(learn.nextElementSibling?.textContent).toBe(told));
	expect(screen.getAllByRole('alert').length).toBe(1);
});

test('a rule that is still found is not drawn anew with every letter', async () => {
	vi.spyOn(api, 'examples').mockResolvedValue([]);
	vi.spyOn(api, 'learn').mockResolvedValue({ games: [] } as never);
	render(GameRules, { game: 'suntzu', offered: undefined });
	await vi.waitFor(() => expect(document.getElementById('ST-7.4')).toBeTruthy());
	const rule = document.getElementById('ST-7.4');
	const field = screen.getByRole('searchbox');
	await fireEvent.input(field, { target: { value: 'ST-7' } });
	expect(document.getElementById('ST-2.3')).toBeNull();
	expect(document.getElementById('ST-7.4')).toBe(rule);
});
