/** What of the rules depends on the options of a table. */

/** Sections that hold only with an option. */
const WITH: Readonly<Record<string, Readonly<Record<number, string>>>> = {
	chuhan: { 7: 'events' },
	suntzu: { 7: 'warlords', 8: 'events' },
};

/** Which rule each difference of the editions belongs to. */
export const RULE_OF_POINT: Readonly<Record<string, string>> = {
	warlord_deal: 'ST-2.3',
	beginner_events: 'ST-2.5',
	order_from_round: 'ST-3.3',
	order_tie: 'ST-3.4',
	mark_from_own_province: 'ST-4.8',
	remove_army_targets: 'ST-7.2',
	counter_plague: 'ST-7.3',
	total_plague_window: 'ST-7.4',
	windows: 'ST-7.12',
	light_infantry: 'ST-8.6',
};

/** The option without which a section does not hold; null: it always does. */
export function optionOf(game: string, section: number): string | null {
	return WITH[game]?.[section] ?? null;
}
