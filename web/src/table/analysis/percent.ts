/** Chances as people read them: whole percents, gains and losses with their sign. */

export function percent(chance: number): string {
	return `${Math.round(100 * chance)}%`;
}

export function change(chance: number): string {
	const rounded = Math.round(100 * chance);
	const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
	return `${sign}${Math.abs(rounded)}%`;
}
