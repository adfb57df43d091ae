import { expect, it } from 'vitest';
import type { Language } from '../settings/settings.svelte';
import { Texts } from './texts.svelte';
import type { Fault } from '../api/client';
import { refusal, refusalForNow } from './refusal';

const fault = (kind: string): Fault => ({
	kind,
	rule: null,
	message: 'in English',
	retry_after: null,
});

it.each<[Language, string, string]>([
	['en', 'TooManyTables', 'You have too many unfinished games. End one of them first.'],
	['pl', 'BadClock', 'Taki zegar jest niemożliwy. Wybierz inne czasy.'],
	['hu', 'SomethingNew', 'A szerver ezt nem fogadta el.'],
	['pl', 'SomethingNew', 'Serwer tego nie przyjął.'],
])('%s: %s is told in the language of the page', async (language, kind, told) => {
	const texts = new Texts(null);
	await texts.load(language);
	expect(refusal(fault(kind), texts)).toBe(told);
});

it('a position that is not possible names what is wrong with it', async () => {
	const texts = new Texts(null);
	await texts.load('pl');
	expect(refusal(fault('BadPosition'), texts)).toContain('in English');
});

it.each<Language>(['en', 'pl', 'hu'])(
	'%s: a fault of the server has its number',
	async (language) => {
		const texts = new Texts(null);
		await texts.load(language);
		const told = refusal({ ...fault('ServerError'), id: '9f86d081884c7d65' }, texts);
		expect(told).toContain('9f86d081884c7d65');
	},
);

it('nobody is promised that we keep trying what is not tried again', async () => {
	const texts = new Texts(null);
	await texts.load('en');
	expect(refusal(fault('Offline'), texts)).toBe('The server is not answering. Try again.');
	expect(refusalForNow(fault('Offline'), texts)).toContain('We keep trying.');
	expect(refusalForNow(fault('NotFound'), texts)).toBe(refusal(fault('NotFound'), texts));
});
