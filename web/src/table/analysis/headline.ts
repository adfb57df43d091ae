/** What decided a game, in words: decisions and luck by their sign and size. */

/** From here on something is worth a word, and from here on it decided. */
const LITTLE = 0.03;
const MUCH = 0.15;

interface Balance {
	readonly decisions: number;
	readonly luck: number;
	readonly result: number;
}

/** The keys of two sentences: of the decisions, and of the luck. */
export function headline({ decisions, luck, result }: Balance): [string, string] {
	return [
		`web-analysis-decided-${kind(decisions, luck, result)}`,
		`web-analysis-luck-${kind(luck, decisions, result)}`,
	];
}

function kind(value: number, other: number, result: number): string {
	const won = result > 0.5;
	const led = Math.abs(value) >= MUCH && value > 0 === won;
	// Both may have pulled the same way: then the stronger one decided.
	if (led && won && value >= other) return 'won';
	if (led && !won && value <= other) return 'lost';
	if (Math.abs(value) < LITTLE) return 'even';
	return value > 0 ? 'good' : 'bad';
}
