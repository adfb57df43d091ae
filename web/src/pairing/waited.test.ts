import { expect, test } from 'vitest';
import { waitedFor } from './waited';

test('seconds, then minutes, hours and days', () => {
	const times = [-5, 24_000, 65_000, 3_700_000, 200_000_000];
	expect(times.map(waitedFor)).toEqual(['0:00', '0:24', '1:05', '1 h', '2 d']);
});
