/** What of the rules depends on the options of a table: see games/optional.ts. */

export const rules = {
	sections: { 7: 'warlords', 8: 'events' },
	points: {
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
	},
};
