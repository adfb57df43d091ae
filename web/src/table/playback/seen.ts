/** How much of a table's journal has been seen in this browser. */
import { KeptNumbers } from '../kept';

const seen = new KeptNumbers('tenka-seen');

/** So many events; null: this table has not been looked at before. */
export function seenOf(table: string): number | null {
	return seen.of(table);
}

export function rememberSeen(table: string, events: number): void {
	seen.keep(table, events);
}
