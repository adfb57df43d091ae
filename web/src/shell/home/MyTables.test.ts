import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { TableOut } from '../../api/client';
import type { Language } from '../../settings/settings.svelte';
import { texts } from '../../texts/texts.svelte';
import { Lobby } from '../../lobby/lobby.svelte';
import MyTables from './MyTables.svelte';

const TABLE = { game: 'chuhan', pace: 'live', status: 'playing', my_turn: true, seats: [] };

it.each<[Language, number, string]>([
	['en', 1, '1 game is waiting for you'],
	['en', 2, '2 games are waiting for you'],
	['pl', 3, '3 partie czekają na ciebie'],
	['pl', 5, '5 partii czeka na ciebie'],
	['hu', 2, '2 játszma vár rád'],
])('%s: number and words agree for %i', async (language, count, told) => {
	await texts.load(language);
	const lobby = new Lobby();
	lobby.mine = Array.from({ length: count }, (_, id) => ({
		...TABLE,
		id: String(id),
	})) as unknown as TableOut[];
	render(MyTables, { lobby });
	const words = screen
		.getByRole('heading', { level: 2 })
		.textContent!.replace(/[\u2068\u2069]/g, '');
	expect(words).toContain(told);
});
