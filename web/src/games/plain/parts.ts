/** What a seat owes, as far as the server tells it of any game. */
import type { TableModel } from '../../table/model';

/** A part of a decision: a usual move has one, a plan several. */
export interface Part {
	/** As the game calls it; empty for a usual move. */
	readonly name: string;
	/** The texts of the moves that can be this part, by the seat's own knowledge. */
	readonly moves: readonly string[];
}

export async function partsOwed(
	table: Pick<TableModel, 'legal' | 'choices'>,
): Promise<readonly Part[]> {
	const [legal, choices] = await Promise.all([table.legal(), table.choices()]);
	const [first, ...rest] = Object.entries(choices);
	if (!first || rest.length === 0) return [{ name: '', moves: legal }];
	const move = moveLike(legal[0] ?? '', first[0], first[1]);
	return [
		{ name: first[0], moves: legal },
		...rest.map(([name, values]) => ({ name, moves: values.map((value) => move(name, value)) })),
	];
}

/** The text of another part, from one of the first: after `place qin 5` comes `place wu 7`. */
function moveLike(
	text: string,
	part: string,
	values: readonly string[],
): (part: string, value: string) => string {
	const [value = ''] = values
		.filter((each) => text.endsWith(` ${each}`))
		.toSorted((one, other) => other.length - one.length);
	const words = text
		.slice(0, text.length - value.length)
		.trim()
		.split(' ');
	return (name, chosen) =>
		[...words.map((word) => (word === part ? name : word)), chosen].filter(Boolean).join(' ');
}
