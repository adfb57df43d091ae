import { expect, test } from 'vitest';
import { softHyphens } from './softHyphens';

test.each([
	['Travelling players', 'Tra|vel|ling players'],
	['Vándorszínészek', 'Ván|dor|szí|né|szek'],
	['Takarékosság', 'Ta|ka|ré|kos|ság'],
	['Oszczędność', 'Osz|częd|ność'],
	['Werbownik', 'Wer|bow|nik'],
	['Rich markets', 'Rich markets'],
])('%s may be broken between its syllables', (name, parts) => {
	expect(softHyphens(name)).toBe(parts.replaceAll('|', '\u00ad'));
});
