import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Card from './Card.svelte';
import { CARDS } from './cards';
import { tableWith } from './testing/table';
import { Words } from './words';

it.each(CARDS.map(({ id, rank, ofRank }) => [id, rank, ofRank] as const))(
	'%s shows its rank and how many there are of it',
	async (card, rank, ofRank) => {
		const words = new Words(await tableWith());
		const { container } = render(Card, { card, words, look: 'full' });
		expect(screen.getAllByText(String(rank))).toHaveLength(2);
		expect(container.querySelectorAll('.bars i')).toHaveLength(ofRank);
		expect(container.querySelector('.character')?.textContent).toMatch(/^\p{Script=Han}$/u);
		expect(container.textContent).not.toContain('⟦');
	},
);

it('tells its ability in one line, and when it may be used', async () => {
	const words = new Words(await tableWith({ language: 'pl' }));
	render(Card, { card: 'zhongli_mo', words, look: 'full' });
	expect(screen.getByText('Zhongli Mo')).toBeTruthy();
	expect(screen.getByText('Zestaw różnych wartości')).toBeTruthy();
	expect(screen.getByText('Dowolnie')).toBeTruthy();
});
