import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256, sha256OfHex, sha256OfText } from './sha256';

it.each(['', 'abc', '5f'.repeat(16)])('the hash of %j is that of others', (text) => {
	expect(sha256OfText(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

it('is right at every length', () => {
	for (let length = 0; length < 200; length++) {
		const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 255);
		expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
	}
});

it('reads hexadecimal digits', () => {
	const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
	// The commitment of docs/fairness.md.
	expect(sha256OfHex(secret)).toBe(
		'630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
	);
});
