import { expect, test } from 'vitest';
import { unbroken } from './unbroken';

test('the ending of a number is not torn off', () => {
	expect(unbroken('a 3-at és a 12-est')).toBe('a 3-\u2060at és a 12-\u2060est');
});

test('words and ranges may be broken', () => {
	expect(unbroken('Csu-han, 3-5 fő')).toBe('Csu-han, 3-5 fő');
});
