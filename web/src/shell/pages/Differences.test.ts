import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { Texts } from '../../texts/texts.svelte';
import Differences from './Differences.svelte';

const POINTS = {
	order_from_round: { en: 2, hu: 3, pl: 4 },
	windows: { en: ['before', 'after'], hu: ['before', 'after'], pl: ['before', 'between', 'after'] },
	mark_from_own_province: { en: true, hu: true, pl: false },
};

async function texts(): Promise<Texts> {
	const loaded = new Texts('suntzu');
	await loaded.load('en');
	return loaded;
}

it('tells what one choice means', async () => {
	const props = { texts: await texts(), option: 'edition', points: POINTS, chosen: 'pl' };
	render(Differences, props);
	expect(screen.getByText('Polish edition: Where the editions differ')).toBeTruthy();
	expect(
		screen.getByText('From round 4 on, the player with fewer armies in provinces.'),
	).toBeTruthy();
	expect(screen.getByText('Before the battles, Between battles, After the battles')).toBeTruthy();
	expect(screen.getByText('From another province, if there is one.')).toBeTruthy();
});
