/** Winter: whose provinces revolt, which ones, and how strongly. */
import { changed, without, type Control, type Position } from '../../editor/controls';
import { landsIn, type ShogunPosition } from './position';
import type { Words } from './words';

const PHASE = 'winter';
const MOST_EXTRA = 3;
/** With one revolt there is nothing to choose. */
const REVOLTS = 2;

/** Winter comes to this seat: the fields that are its own. */
export function winter(p: ShogunPosition, seat: number): Position {
	const order = p.players.map((_, each) => each);
	const revolts = landsIn(p, seat).slice(0, REVOLTS);
	return { phase: PHASE, order, winter: { at: order.indexOf(seat), revolts, extra: 1 } };
}

/** Whose revolts come now, and with how many peasants more. */
export function revoltsOf(words: Words, p: ShogunPosition): Control[] {
	const { order = [], winter: now } = p;
	if (p.phase !== PHASE || !now) return [];
	return [
		{
			kind: 'choice',
			label: words.say('edit-revolts'),
			value: String(order[now.at]),
			choices: p.players.map((_, seat) => ({ value: String(seat), label: words.side(seat) })),
			set: (value) => changed(p, winter(p, Number(value))),
		},
		{
			kind: 'number',
			label: words.say('edit-extra'),
			value: now.extra,
			least: 0,
			most: MOST_EXTRA,
			set: (extra) => changed(p, { winter: { ...now, extra } }),
		},
	];
}

/** Does this province revolt? Only those of the player whose turn it is can. */
export function revoltAt(words: Words, p: ShogunPosition, name: string): Control[] {
	const { order = [], winter: now } = p;
	if (p.phase !== PHASE || !now || p.provinces[name]?.owner !== order[now.at]) return [];
	return [
		{
			kind: 'flag',
			label: words.say('edit-revolt'),
			value: now.revolts.includes(name),
			set: (value) => {
				const revolts = value ? [...now.revolts, name].toSorted() : without(now.revolts, name);
				return changed(p, { winter: { ...now, revolts } });
			},
		},
	];
}
