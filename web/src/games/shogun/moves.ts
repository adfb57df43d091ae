/** Moves as the server writes them. */

export interface Move {
	readonly text: string;
	readonly verb: string;
	readonly args: readonly string[];
}

export function readMove(text: string): Move {
	const [verb = '', ...args] = text.split(' ');
	return { text, verb, args };
}

/** Where armies may go, and how many: the numbers by target, ascending. */
export function marches(legal: readonly Move[]): ReadonlyMap<string, readonly number[]> {
	const found = new Map<string, number[]>();
	for (const { verb, args } of legal) {
		if (verb !== 'move') continue;
		const [, to = '', number = ''] = args;
		found.set(
			to,
			[...(found.get(to) ?? []), Number(number)].toSorted((a, b) => a - b),
		);
	}
	return found;
}

/** The province from which armies may go. */
export function sourceOf(legal: readonly Move[]): string | null {
	return legal.find(({ verb }) => verb === 'move')?.args[0] ?? null;
}
