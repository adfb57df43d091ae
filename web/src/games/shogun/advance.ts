/** The table of Shogun after one event more, as far as it is seen: what the journal tells. */
import type { Json } from '../../table/model';
import type { JournalEvent } from '../../texts/telling';
import type { Player, Province, ShogunView } from './view';

const EMPTY = { armies: 0, castle: false, temple: false, theatre: false, markers: 0 };

type Change = (view: ShogunView, event: JournalEvent) => Partial<ShogunView>;

const CHANGES: Readonly<Record<string, Change>> = {
	settled: (view, { seat, province, armies }) =>
		held(view, province, { ...EMPTY, owner: Number(seat), armies: Number(armies) }),
	drawn: (view, { what, n }) =>
		what === 'event'
			? {
					events: {
						open: view.events.open.filter((each) => each !== Number(n)),
						current: Number(n),
					},
				}
			: {},
	bid: (view, { seat, paid }) => gained(view, seat, 'chests', -Number(paid)),
	chose: (view, { seat, special }) => ({
		taken: { ...view.taken, [String(seat)]: String(special) },
	}),
	order_set: (_, { order }) => ({ phase: 'actions', order: order as number[], action: 0, at: 0 }),
	opened: ({ actions }, { what, action }) =>
		what === 'action'
			? { actions: { open: [...actions.open, String(action)], hidden: actions.hidden - 1 } }
			: {},
	revealed: (view, { what, seat, action, card }) => {
		if (what !== 'card') return {};
		const turned = (plan: Json, at: number) =>
			at === seat ? { ...plan, [String(action)]: String(card) } : plan;
		return {
			action: view.actions.open.indexOf(String(action)),
			at: view.order.indexOf(Number(seat)),
			turn: [Number(seat)],
			plans: view.plans.map(turned),
		};
	},
	built: (view, { seat, province, building, cost, calmed }) => ({
		...changed(view, province, (there) => ({
			[String(building)]: true,
			markers: there.markers - Number(calmed),
		})),
		...gained(view, seat, 'chests', -Number(cost)),
	}),
	taxed: (view, event) => income(view, event, 'chests'),
	harvested: (view, event) => income(view, event, 'rice'),
	deployed: (view, { seat, province, armies, cost }) => {
		const placed = changed(view, province, (there) => ({ armies: there.armies + Number(armies) }));
		const paid = gained(view, seat, 'chests', -Number(cost));
		return { ...placed, ...gained({ ...view, ...paid }, seat, 'reserve', -Number(armies)) };
	},
	moved: (view, { from, to, armies }) => {
		const left = changed(view, from, (there) => ({ armies: there.armies - Number(armies) }));
		return changed({ ...view, ...left }, to, (there) => ({
			armies: there.armies + Number(armies),
		}));
	},
	attacked: (view, { from, armies }) =>
		changed(view, from, (there) => ({ armies: there.armies - Number(armies) })),
	thrown: ({ tower }, { inside }) => ({
		tower: { ...tower, inside: inside as ShogunView['tower']['inside'] },
	}),
	conquered: (view, { seat, province, left }) =>
		held(view, province, {
			...EMPTY,
			...view.provinces[String(province)],
			owner: Number(seat),
			armies: Number(left),
		}),
	repelled: (view, { province, left }) => changed(view, province, () => ({ armies: Number(left) })),
	emptied: (view, { province }) => held(view, province, null),
	// After income the peasants stay angry; in winter they have been so for long.
	quelled: (view, { province, left }) =>
		changed(view, province, (there) => ({
			armies: Number(left),
			markers: there.markers + (view.phase === 'actions' ? 1 : 0),
		})),
	overrun: (view, { province }) => held(view, province, null),
	taken_off: (view, { seat, action }) => ({
		plans: view.plans.map((plan, at) =>
			at === seat ? { ...plan, [String(action)]: 'none' } : plan,
		),
	}),
	winter_came: (view, { rice }) => ({
		season: 'winter',
		phase: 'winter',
		players: view.players.map((player, at) => ({ ...player, rice: (rice as number[])[at]! })),
	}),
	gained: (view, { seat, vp }) => player(view, seat, { vp: Number(vp) }),
};

export function advance(view: Json, event: JournalEvent, after: Json): Json {
	if (event.kind === 'season_began') return after; // all is new, and the others plan in secret
	const change = CHANGES[event.kind]?.(view as unknown as ShogunView, event);
	return change ? { ...view, ...change } : view;
}

function held(view: ShogunView, name: unknown, province: Province | null): Partial<ShogunView> {
	const { [String(name)]: _, ...others } = view.provinces;
	return { provinces: province ? { ...others, [String(name)]: province } : others };
}

/** A province that somebody holds; a neutral one stays what it is. */
function changed(
	view: ShogunView,
	name: unknown,
	change: (there: Province) => Partial<Province>,
): Partial<ShogunView> {
	const there = view.provinces[String(name)];
	return there ? held(view, name, { ...there, ...change(there) }) : {};
}

function player(view: ShogunView, seat: unknown, change: Partial<Player>): Partial<ShogunView> {
	return { players: view.players.map((each, at) => (at === seat ? { ...each, ...change } : each)) };
}

function gained(
	view: ShogunView,
	seat: unknown,
	what: 'chests' | 'rice' | 'reserve',
	number: number,
): Partial<ShogunView> {
	return player(view, seat, { [what]: (view.players[Number(seat)]?.[what] ?? 0) + number });
}

/** The first income angers the peasants; after it they rise, and how that ends is told next. */
function income(
	view: ShogunView,
	{ seat, province, gained: number }: JournalEvent,
	what: 'chests' | 'rice',
): Partial<ShogunView> {
	return {
		...changed(view, province, ({ markers }) => (markers === 0 ? { markers: 1 } : {})),
		...gained(view, seat, what, Number(number)),
	};
}
