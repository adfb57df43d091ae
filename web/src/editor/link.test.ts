import { expect, test } from 'vitest';
import { packed, unpacked } from './link';

const POSITION = { game: 'chuhan', position: { hands: [['9', 'Łódź'], ['8']] } };

test('a position comes out of a link as it went in', async () => {
	const link = await packed(POSITION);
	expect(link).toMatch(/^[\w-]+$/);
	expect(await unpacked(link)).toEqual(POSITION);
});

test('what is no position is none', async () => {
	for (const link of [
		'',
		'x',
		'%%%',
		'AAAA',
		await packed([1]),
		await packed('text'),
		'a'.repeat(20_000),
	])
		expect(await unpacked(link)).toBeNull();
});

test('a short link that unpacks to a lot is refused', async () => {
	const link = await packed({ text: 'a'.repeat(1_000_000) });
	expect(link.length).toBeLessThan(16_000);
	expect(await unpacked(link)).toBeNull();
});
