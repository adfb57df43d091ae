import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { LevelOut } from '../api/client';
import { served } from '../app/served.svelte';
import { remembered } from '../settings/remembered.svelte';
import { texts } from '../texts/texts.svelte';
import RivalChoice from './RivalChoice.svelte';
import { COMPANIONS, offered, rivalLine, rivalName, rivals, rivalStanding } from './rivals.svelte';

await texts.load('en');

const level = (name: string, strength: number | null, character: string | null): LevelOut => ({
	name,
	strength,
	character,
	seconds: 0.1,
});
const RANDOM = level('random', 0, null);
const GREEDY = level('greedy', 1000, null);
const NOVICE = level('novice', 630, 'ferryman');
const FOUR = [
	level('master', 1460, 'regent'),
	level('expert', 1290, 'magistrate'),
	level('adept', 1100, 'envoy'),
	GREEDY,
	NOVICE,
	RANDOM,
	level('their-bot', null, null),
];
const names = (levels: readonly LevelOut[]) => levels.map(({ name }) => name);

afterEach(() => {
	served.take([]);
	remembered.bots = {};
});

test('characters come first, from the weakest on; the others are for who wants more', () => {
	const { first, more } = offered(FOUR);
	expect(names(first)).toEqual(['novice', 'adept', 'expert', 'master']);
	expect(names(more)).toEqual(['greedy', 'random', 'their-bot']);
});

test('beside a single character the best of the others is offered, too', () => {
	const { first, more } = offered([GREEDY, NOVICE, RANDOM]);
	expect(names(first)).toEqual(['novice', 'greedy']);
	expect(names(more)).toEqual(['random']);
	expect(names(offered([GREEDY, RANDOM]).more)).toEqual([]);
});

test('a beginner gets the novice; who has chosen before, their rival, if it is still there', () => {
	expect(rivals.chosen('chuhan')).toBe('');
	served.take([{ id: 'chuhan', levels: FOUR }]);
	expect(rivals.chosen('chuhan')).toBe('novice');
	remembered.rival('chuhan', 'random');
	expect(rivals.chosen('chuhan')).toBe('random');
	remembered.rival('chuhan', 'gone');
	expect(rivals.chosen('chuhan')).toBe('novice');
	served.take([{ id: 'chuhan', levels: [GREEDY, RANDOM] }]);
	expect(rivals.chosen('chuhan')).toBe('greedy');
});

test('a rival is told by its character, else by its level, else by its own name', () => {
	expect(rivalName('chuhan', 'novice', texts)).toBe('novice');
	served.take([{ id: 'chuhan', levels: FOUR }]);
	expect(rivalName('chuhan', 'novice', texts)).toBe('The Ferryman');
	expect(rivalStanding('chuhan', 'novice', texts)).toBe('novice, strength 630');
	expect(rivalName('chuhan', 'greedy', texts)).toBe('The Steward');
	expect(rivalStanding('chuhan', 'greedy', texts)).toBe('strength 1000');
	expect(rivalName('chuhan', 'their-bot', texts)).toBe('their-bot');
	expect(rivalLine('chuhan', 'their-bot', texts)).toBe('');
	expect(rivalStanding('chuhan', 'their-bot', texts)).toBe('');
});

test('every character has a face, a name and a sentence', () => {
	const faces = Object.keys(import.meta.glob('./faces/*.svg')).map((path) =>
		path.replace(/.*\/(\w+)\.svg/, '$1'),
	);
	expect(faces).toHaveLength(12 + COMPANIONS.length);
	expect(faces).toEqual(expect.arrayContaining(COMPANIONS));
	for (const face of faces) {
		expect(texts.has(`web-rival-${face}`)).toBe(true);
		// How a companion plays is told of the rival in whose place it sits.
		expect(texts.has(`web-rival-${face}.line`)).toBe(!COMPANIONS.includes(face));
	}
});

test('what was chosen under More is in sight', () => {
	served.take([{ id: 'chuhan', levels: FOUR }]);
	const { container } = render(RivalChoice, {
		game: 'chuhan',
		value: 'greedy',
		onchange: () => {},
	});
	expect(container.querySelector('details')?.open).toBe(true);
	expect(screen.getByRole<HTMLInputElement>('radio', { name: 'The Steward' }).checked).toBe(true);
	expect(container.querySelectorAll('img[data-face]')).toHaveLength(4);
});
