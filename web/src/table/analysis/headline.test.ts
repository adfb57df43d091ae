import { expect, test } from 'vitest';
import { headline } from './headline';

test.each([
	[-1.68, 1.2, 0, 'lost', 'good'],
	[-0.01, -0.33, 0, 'even', 'lost'],
	[0.2, -0.68, 0, 'good', 'lost'],
	[-0.3, -0.2, 0, 'lost', 'bad'],
	[0.4, 0.26, 1, 'won', 'good'],
	[-0.2, 0.7, 1, 'bad', 'won'],
	[0.1, 0.02, 1, 'good', 'even'],
])('decisions %f and luck %f that ended with %f', (decisions, luck, result, decided, given) => {
	expect(headline({ decisions, luck, result })).toEqual([
		`web-analysis-decided-${decided}`,
		`web-analysis-luck-${given}`,
	]);
});
