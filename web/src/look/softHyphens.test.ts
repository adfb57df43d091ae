import { expect, test } from 'vitest';
import { softHyphens } from './softHyphens';

test.each([
	['Travelling', 'Tra|vel|ling'],
	['Vándorszínészek', 'Ván|dor|szí|né|szek'],
	['Takarékosság', 'Ta|ka|ré|kos|ság'],
	['Oszczędność', 'Osz|częd|ność'],
	['Werbownik', 'Wer|bow|nik'],
	['Castle', 'Castle'],
	['Tax collector', 'Tax collector'],
])('%s may be broken between syllables, if at all', (name, parts) => {
	expect(softHyphens(name)).toBe(parts.replaceAll('|', '\u00ad'));
});
