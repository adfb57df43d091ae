/**
 * What happened, in sentences; as Python tells it (`tenka.texts.telling`).
 *
 * An event of kind K is told by `log-K`, or by `log-K-with` if there is one and the event has cards.
 * Where the seat is told more, `log-K-FIELD` follows.
 */
import type { Args, Texts } from './texts.svelte';

/** An event of the journal; its fields are the game's. */
export interface JournalEvent {
	readonly kind: string;
	readonly [field: string]: unknown;
}

export interface Line {
	readonly text: string;
	/** Whom it is about. */
	readonly seat: number | null;
	/** It adds to the line before. */
	readonly detail: boolean;
}

/** How a seat is called in a sentence. */
export type Who = (seat: number) => string;

/** To the seat `me`. */
export function tell(
	texts: Texts,
	event: JournalEvent,
	me: number | null = null,
	who: Who = (seat) => seatName(texts, seat),
): Line[] {
	const { kind, ...fields } = event;
	const seat = seatOf(fields);
	const main = `log-${kind}`;
	if (!texts.has(main)) return [{ text: toldPlainly(kind, fields), seat, detail: false }];
	const isMine = (of: unknown) => (me !== null && of === me ? 'yes' : 'no');
	const eyes = { me: me ?? -1, mine: isMine(seat), owner_mine: isMine(fields.owner) };
	const args = { ...argsOf(texts, fields, who), ...eyes };
	const withCards = `${main}-with`;
	const key = isFilled(fields.cards) && texts.has(withCards) ? withCards : main;
	const lines = [{ text: texts.say(key, args), seat, detail: false }];
	for (const [field, value] of Object.entries(fields)) {
		const more = `${main}-${field}`;
		if (isFilled(value) && texts.has(more)) {
			lines.push({ text: texts.say(more, args), seat, detail: true });
		}
	}
	return lines;
}

/** So much is told of an event that no text tells of. */
const LONGEST = 160;

/** An event that no text tells of: its kind, and its fields as they are. */
function toldPlainly(kind: string, fields: Readonly<Record<string, unknown>>): string {
	const told = Object.entries(fields)
		.filter(([field, value]) => field !== 'seat' && isFilled(value))
		.map(([field, value]) => `${field} ${writtenOut(value)}`);
	const line = [kind, told.join(', ')].filter(Boolean).join(': ').replaceAll('_', ' ');
	return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function writtenOut(value: unknown): string {
	if (typeof value !== 'object' || value === null) return String(value);
	if (Array.isArray(value)) return value.map(writtenOut).join(' ');
	return Object.entries(value)
		.map(([name, each]) => `${name} ${writtenOut(each)}`)
		.join(', ');
}

/** The variables of a text, from the fields of an event. */
function argsOf(texts: Texts, fields: Readonly<Record<string, unknown>>, who: Who): Args {
	const args: Args = {};
	const seat = seatOf(fields);
	if (seat !== null) args.who = who(seat);
	if (typeof fields.owner === 'number') args.owner_name = who(fields.owner);
	for (const [field, value] of Object.entries(fields)) {
		if (typeof value === 'string') {
			args[field] = word(texts, value, field);
			args[`${field}_id`] = value;
		} else if (typeof value === 'number') {
			args[field] = value;
			args[`${field}_size`] = Math.abs(value);
			args[`${field}_sign`] = value < 0 ? 'minus' : value ? 'plus' : 'zero';
		} else if (Array.isArray(value)) {
			if (value.length && value.every((item) => typeof item === 'number')) {
				value.forEach((item: number, at) => (args[`${field}_${at}`] = item));
			} else {
				const words = value.map((item) => word(texts, String(item), field));
				args[field] = words.join(', ');
				args[`${field}_alike`] = new Set(words).size === 1 ? 'yes' : 'no';
				words.forEach((item, at) => (args[`${field}_${at}`] = item));
			}
		}
	}
	return args;
}

export function seatName(texts: Texts, seat: number): string {
	const key = `seat-${seat}`;
	return texts.has(key) ? texts.say(key) : String(seat + 1);
}

/** A word of the game, for example a card, as people call it. */
export function word(texts: Texts, text: string, field = 'card'): string {
	if (text.startsWith('*')) return `*${word(texts, text.slice(1), field)}`;
	if (!/^\d/.test(text)) {
		for (const key of [`${field}-${text}`, `card-${text}`]) {
			if (texts.has(key)) return texts.say(key);
		}
	}
	return text;
}

function seatOf(fields: Readonly<Record<string, unknown>>): number | null {
	for (const field of ['seat', 'lead', 'winner']) {
		const value = fields[field];
		if (typeof value === 'number') return value;
	}
	return null;
}

function isFilled(value: unknown): boolean {
	if (Array.isArray(value)) return value.length > 0;
	return value !== null && value !== undefined && value !== '';
}
