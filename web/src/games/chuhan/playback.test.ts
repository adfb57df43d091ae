import { expect, it } from 'vitest';
import { show } from '../../testing/played.svelte';
import chuhan from '.';
import { playback } from './playback';
import { tableWith } from './testing/table';

const trick = [
	{ seat: 0, text: 'play 4 4 4' },
	{ seat: 1, text: 'play 5 5 5' },
	{ seat: 0, text: 'play 7 7 7' },
];
const FIRST = {
	kind: 'played',
	seat: 0,
	cards: ['4', '4', '4'],
	size: 3,
	rank: 4,
	text: 'play 4 4 4',
};

function lit(container: Element): Element[] {
	const frame = document.createElement('div');
	frame.className = 'frame';
	frame.innerHTML = '<p data-seat="0"></p><p data-seat="1"></p>';
	container.replaceWith(frame);
	frame.append(container);
	return playback.places(FIRST).flatMap((place) => [...frame.querySelectorAll(place)]);
}

it('lights up a play wherever it lies in the trick', async () => {
	const { container } = show(chuhan, await tableWith({ view: { trick } }));
	const [found, ...others] = lit(container);
	expect(found?.textContent).toContain('three 4s');
	expect(others).toEqual([]);
});

it('and in the trick before', async () => {
	const journal = [{ kind: 'dealt', hand: 1 }, FIRST, { kind: 'trick_ended', lead: 0 }];
	const view = { trick: [], phase: 'lead', lead: 0 } as const;
	const { container } = show(chuhan, await tableWith({ view, journal, forecast: null }));
	expect(lit(container).map((each) => each.textContent)).toEqual([
		expect.stringContaining('Han: 4, 4, 4'),
	]);
});

it('once it is gone, who has made it', async () => {
	const { container } = show(chuhan, await tableWith({ view: { trick: trick.slice(1) } }));
	expect(lit(container).map((each) => each.getAttribute('data-seat'))).toEqual(['0']);
});
