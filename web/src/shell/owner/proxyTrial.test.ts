import { expect, test } from 'vitest';
import { findings } from './proxyTrial';
import type { Seen } from './requests';

const HERE = { origin: 'https://tenka.example.org', protocol: 'https:', host: 'tenka.example.org' };
const RIGHT: Seen = {
	address: '203.0.113.7',
	kind: 'public',
	signs: ['x-forwarded-for', 'x-forwarded-proto'],
	named: true,
	told: true,
	forged: false,
	https: true,
	host: 'tenka.example.org',
	origin: 'https://tenka.example.org',
	body_limit: 262144,
};

const wrong = (seen: Partial<Seen>, here = HERE) =>
	findings({ ...RIGHT, ...seen }, here)
		.filter(({ right }) => !right)
		.map(({ trial }) => trial);

test('a proxy that is set up as the documentation says', () => {
	expect(wrong({})).toEqual([]);
});

test('no proxy at all, on this machine', () => {
	const here = { origin: 'http://localhost:8380', protocol: 'http:', host: 'localhost:8380' };
	const straight = { signs: [], named: false, told: false, https: false, origin: '' };
	expect(wrong({ ...straight, host: here.host }, here)).toEqual([]);
});

test('what a proxy leaves out or lets through is told with the line to write', () => {
	expect(wrong({ named: false, told: false })).toEqual(['named']);
	expect(wrong({ told: false })).toEqual(['told']);
	expect(wrong({ forged: true })).toEqual(['forged']);
	expect(wrong({ https: false })).toEqual(['https']);
	expect(wrong({ host: '127.0.0.1:8380' })).toEqual(['host']);
	expect(wrong({ origin: '' })).toEqual(['url']);
	const [unnamed] = findings({ ...RIGHT, address: '127.0.0.1', named: false }, HERE);
	expect(unnamed!.lines).toEqual([['Tenka', 'TENKA_PROXIES=127.0.0.1']]);
});
