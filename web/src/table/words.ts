/** What is said of any game's table; a game adds its own words. */
import type { Args } from '../texts/texts.svelte';
import type { TableModel } from './model';

export class TableWords {
	readonly table: TableModel;

	constructor(table: TableModel) {
		this.table = table;
	}

	say(key: string, args?: Args): string {
		return this.table.text.say(key, args);
	}

	/** Is it the seat of who looks? For texts: `yes` or `no`. */
	mine(seat: number): 'yes' | 'no' {
		return seat === this.table.toldTo ? 'yes' : 'no';
	}

	side(seat: number): string {
		return this.say(`seat-${seat}`);
	}
}
