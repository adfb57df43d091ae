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
	table: Pick<TableModel, 'state' | 'legal'>,
): Promise<readonly Part[]> {
	const parts = table.state.plan?.parts ?? [];
	// A plan of one part is a usual move, beside which there may be others.
	if (parts.length > 1) return parts.map(({ part, moves }) => ({ name: part, moves }));
	return [{ name: '', moves: await table.legal() }];
}
