/** The decision that is owed in a battle: which, by whom, for how many armies. */
import { changed, type Control, type Position } from '../../editor/controls';
import { SEATS, type BattleField, type Owed, type SunTzuPosition } from './position';
import { ARMIES } from './view';
import type { Words } from './words';

interface Question {
	readonly step: string;
	readonly do: string;
	readonly why?: string;
	/** A Warlord, and whose it is. */
	readonly what?: string;
	readonly seat?: number;
	/** It is asked only when the pool is empty. */
	readonly poolEmpty?: true;
	readonly needs?: readonly ('warlords' | 'events')[];
	label(words: Words): string;
}

const AFTER_THE_FIGHT = ['fight', 'costs', 'recycle', 'event'];

function warlord(step: string, what: string, seat: number): Question {
	return {
		step,
		do: 'use',
		what,
		seat,
		needs: ['warlords'],
		label: (words) => words.warlord(what),
	};
}

function payment(step: string, why: string, poolEmpty?: true): Question {
	return { step, do: 'pay', why, poolEmpty, label: (words) => words.say(`edit-ask-${why}`) };
}

function event(name: string, rest: Partial<Question>): Question {
	const label = (words: Words) => words.say(`event-${name}`);
	return { step: 'event', do: 'pay', why: name, needs: ['events'], label, ...rest };
}

/** In the order of a battle. */
const QUESTIONS: readonly Question[] = [
	warlord('reveal', 'high_as_six', 0),
	warlord('reveal', 'counter_plague', 1),
	payment('marks', 'mark', true),
	{ ...payment('fight', 'battle', true), do: 'transfer' },
	payment('costs', 'cost'),
	warlord('recycle', 'recycle_minus', 0),
	warlord('recycle', 'recycle_plague', 1),
	event('pandemic', { poolEmpty: true }),
	event('champion_challenge', {}),
	event('hero_challenge', {}),
	event('war_chariot', { do: 'take', why: undefined, needs: ['events', 'warlords'] }),
	event('light_infantry', { do: 'infantry', why: undefined }),
	event('light_infantry', {
		do: 'transfer',
		poolEmpty: true,
		label: (words) => words.say('edit-ask-light_infantry'),
	}),
];

function asksFor(question: Question, owed: Owed | undefined): boolean {
	return question.do === owed?.do && question.why === owed.why && question.what === owed.what;
}

/** Owed by these, the first of whom is asked now. */
function owing(
	p: SunTzuPosition,
	at: string,
	question: Question,
	counts: [number, number][],
): Position {
	const pending = counts.map(([seat, count]) => ({
		seat,
		do: question.do,
		...(question.why === undefined ? {} : { count, why: question.why }),
		...(question.what === undefined ? {} : { what: question.what }),
	}));
	const seats = counts.map(([seat]) => seat);
	const aside = SEATS.map((seat) =>
		question.poolEmpty && seats.includes(seat)
			? p.set_aside[seat]! + p.pool[seat]!
			: p.set_aside[seat]!,
	);
	const under = p.battle?.province === at ? p.battle : null;
	const battle: BattleField = {
		province: at,
		step: question.step,
		countered: under?.countered ?? false,
		as_six: under?.as_six ?? false,
		winner: AFTER_THE_FIGHT.includes(question.step) ? (under?.winner ?? null) : null,
	};
	const won = question.do === 'transfer' && question.why === 'battle' ? { winner: seats[0]! } : {};
	return changed(p, {
		battle: { ...battle, ...won },
		pending,
		set_aside: aside,
		pool: undefined,
		window: undefined,
		outcome: null,
	});
}

function who(words: Words, nobody?: string) {
	const sides = SEATS.map((seat) => ({ value: String(seat), label: words.side(seat) }));
	return nobody === undefined ? sides : [{ value: '', label: nobody }, ...sides];
}

/** Who is asked, and for how many armies; both may owe some. */
function owed(words: Words, p: SunTzuPosition, at: string, question: Question): Control[] {
	const counts = p.pending.map((each): [number, number] => [each.seat, each.count ?? 1]);
	const first = counts[0]![0];
	const asked: Control = {
		kind: 'choice',
		label: words.say('edit-asked'),
		value: String(first),
		choices: who(words),
		set: (value) => owing(p, at, question, [[Number(value), counts[0]![1]]]),
	};
	const owers =
		question.why === undefined ? [] : question.do === 'pay' ? [first, 1 - first] : [first];
	const armies = owers.map((seat, place): Control => ({
		kind: 'number',
		label: words.say('edit-owed', { who: words.side(seat) }),
		value: counts[place]?.[1] ?? 0,
		least: place === 0 ? 1 : 0,
		most: ARMIES,
		set: (value) => {
			const others = place === 0 ? counts.slice(1) : counts.slice(0, 1);
			const own: [number, number][] = value > 0 ? [[seat, value]] : [];
			return owing(p, at, question, place === 0 ? [...own, ...others] : [...others, ...own]);
		},
	}));
	return question.seat === undefined ? [asked, ...armies] : armies;
}

/** What has come out of the battle so far. */
function soFar(words: Words, p: SunTzuPosition, battle: BattleField): Control[] {
	const set = (fields: Partial<BattleField>) => changed(p, { battle: { ...battle, ...fields } });
	const winner: Control = {
		kind: 'choice',
		label: words.say('edit-winner'),
		value: String(battle.winner ?? ''),
		choices: who(words, words.say('web-editor-none')),
		set: (value) => set({ winner: value ? Number(value) : null }),
	};
	const turned = (['countered', 'as_six'] as const).map((name): Control => ({
		kind: 'flag',
		label: words.say(`edit-${name}`),
		value: battle[name],
		set: (value) => set({ [name]: value }),
	}));
	return [
		...(AFTER_THE_FIGHT.includes(battle.step) ? [winner] : []),
		...(p.options.warlords && battle.step !== 'reveal' ? turned : []),
	];
}

/** Of a province whose battle is to come or under way: what is asked in it. */
export function questionAt(words: Words, p: SunTzuPosition, at: string): Control[] {
	const offered = QUESTIONS.filter(({ needs }) => needs?.every((each) => p.options[each]) ?? true);
	const now = p.battle?.province === at ? offered.findIndex((q) => asksFor(q, p.pending[0])) : -1;
	const choice: Control = {
		kind: 'choice',
		label: words.say('edit-question'),
		value: now < 0 ? '' : String(now),
		choices: [
			{ value: '', label: words.say('web-editor-none') },
			...offered.map((question, number) => ({
				value: String(number),
				label: question.label(words),
			})),
		],
		set: (value) => {
			const question = offered[Number(value)];
			if (value === '' || !question) {
				return changed(p, { battle: null, pending: [], window: undefined });
			}
			return owing(p, at, question, [[question.seat ?? p.pending[0]?.seat ?? SEATS[0]!, 1]]);
		},
	};
	if (now < 0 || !p.battle) return [choice];
	return [choice, ...owed(words, p, at, offered[now]!), ...soFar(words, p, p.battle)];
}
