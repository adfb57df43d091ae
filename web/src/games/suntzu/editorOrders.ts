/** The cards that are laid at a province, and battles that are under way. */
import { changed, put, without, type Control, type Position } from '../../editor/controls';
import { sorted } from './cards';
import { questionAt } from './editorQuestions';
import { SEATS, type SunTzuPosition } from './position';
import { PROVINCES } from './view';
import type { Words } from './words';

/** What belongs to one battle alone, or to a window between them. */
const NO_BATTLE = { battle: null, window: undefined, pending: [], outcome: null };

/** A card goes from the hand to a province; the one that lay there comes back. */
function laid<P extends SunTzuPosition>(p: P, seat: number, province: string, card: string): P {
	const { [province]: old, ...others } = p.placed[seat]!;
	const back = old === undefined ? p.hands[seat]! : [...p.hands[seat]!, old];
	return {
		...p,
		hands: put(p.hands, seat, card ? without(back, card) : back),
		placed: put(p.placed, seat, card ? { ...others, [province]: card } : others),
	};
}

/** Where a side has laid nothing, the next card of its hand. */
function laidEverywhere(p: SunTzuPosition): SunTzuPosition {
	let found = p;
	for (const seat of SEATS) {
		for (const province of PROVINCES) {
			const [card] = found.hands[seat]!;
			if (card && !(province in found.placed[seat]!)) found = laid(found, seat, province, card);
		}
	}
	return found;
}

/** The battles of the round, with so many fought. */
function fighting(p: SunTzuPosition, fought: readonly string[]): Position {
	return changed(p, { ...NO_BATTLE, phase: 'battles', fought });
}

/** The battles begin: somebody names the first one, or all would be fought at once. */
function begun(p: SunTzuPosition): Position {
	return changed(fighting(laidEverywhere(p), []), { decider: p.decider ?? SEATS[0] });
}

/** Its cards are turned next: the engine goes on to the first question. */
function turned(p: SunTzuPosition, province: string): Position {
	const battle = { province, step: 'reveal', countered: false, as_six: false, winner: null };
	return changed(fighting(p, without(p.fought, province)), { battle });
}

function cardAt(words: Words, p: SunTzuPosition, province: string, seat: number): Control {
	const there = p.placed[seat]![province] ?? '';
	const cards = new Set(sorted(there ? [...p.hands[seat]!, there] : p.hands[seat]!));
	return {
		kind: 'choice',
		label: words.say('edit-laid', { who: words.side(seat) }),
		value: there,
		choices: [
			{ value: '', label: words.say('edit-nothing-laid') },
			...[...cards].map((value) => ({ value, label: words.card(value) })),
		],
		set: (value) => laid(p, seat, province, value),
	};
}

/** Of a province: what is laid there, whether it is fought, and the battle itself. */
export function ordersAt(words: Words, p: SunTzuPosition, province: string): Control[] {
	const cards = SEATS.map((seat) => cardAt(words, p, province, seat));
	if (p.phase !== 'battles') return cards;
	const done = p.fought.includes(province);
	return [
		...cards,
		{
			kind: 'flag',
			label: words.say('edit-fought'),
			value: done,
			set: (value) => fighting(p, value ? [...p.fought, province] : without(p.fought, province)),
		},
		...(done
			? []
			: [
					{
						kind: 'deed' as const,
						label: words.say('edit-turn'),
						done: () => turned(p, province),
					},
					...questionAt(words, p, province),
				]),
	];
}

/** Of the round: whether battles are fought, and who names the next one. */
export function battles(words: Words, p: SunTzuPosition): Control[] {
	if (p.phase !== 'battles') {
		return [{ kind: 'deed', label: words.say('edit-battles'), done: () => begun(p) }];
	}
	const sides = SEATS.map((seat) => ({ value: String(seat), label: words.side(seat) }));
	return [
		{
			kind: 'choice',
			label: words.say('edit-decider'),
			value: String(p.decider ?? ''),
			choices: [{ value: '', label: words.say('edit-fixed-order') }, ...sides],
			set: (value) => changed(p, { ...NO_BATTLE, decider: value ? Number(value) : null }),
		},
	];
}
