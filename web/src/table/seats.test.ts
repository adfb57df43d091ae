import { expect, test } from 'vitest';
import type { SeatOut } from '../api/client';
import { served } from '../app/served.svelte';
import { Texts } from '../texts/texts.svelte';
import { tell } from '../texts/telling';
import { called, told } from './called';
import type { StateOut } from './model';
import { doubleAt, nameOf } from './seats';

const text = new Texts('shogun');
await text.load('en');
const level = { name: 'novice', strength: 575, character: 'daruma', seconds: 0.1 };
served.take([{ id: 'shogun', levels: [level] }] as never);

const person = { kind: 'person', name: 'Ann', bot: null } as SeatOut;
const novice = { kind: 'bot', name: null, bot: 'novice' } as SeatOut;
const seats = [person, novice, novice, novice, novice];

test('four rivals of one level have four names', () => {
	const names = seats.map((_, at) => nameOf(seats, at, 'shogun', text));
	expect(names).toEqual(['Ann', 'The Daruma', 'The Owl', 'The Bear', 'The Monkey']);
});

test('of two levels, too', () => {
	const adept = { ...novice, bot: 'adept' };
	const table = [novice, adept, adept, novice];
	expect(table.map((_, at) => doubleAt(table, at))).toEqual([0, 0, 1, 2]);
});

test('the log names who plays before the side', () => {
	const who = called({ state: { seats } as unknown as StateOut, game: 'shogun', text });
	const attacked = { kind: 'attacked', seat: 2, owner: 0, from: 'Omi', to: 'Ise', armies: 3 };
	expect(tell(text, attacked, null, who).map((line) => line.text)).toEqual([
		'The Owl (Tokugawa) attacks Ise from Omi with 3 armies.',
		'It is defended by Ann (Uesugi).',
	]);
});

test('who plays is called "you", but not in a replay', () => {
	const table = { state: { seats } as unknown as StateOut, game: 'shogun', text };
	const stayed = { kind: 'stayed', seat: 0 };
	const said = (toldTo: number | null) => told({ ...table, toldTo }, stayed)[0]?.text;
	expect(said(0)).toBe('You move no army.');
	expect(said(null)).toBe('Ann (Uesugi) moves no army.');
});
