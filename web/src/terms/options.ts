/** The options of a game in words. */
import type { GameOut } from '../api/client';
import { texts, type Texts } from '../texts/texts.svelte';

export type Value = string | number | boolean;
export type Options = Readonly<Record<string, unknown>>;

/** What is chosen, or what the game takes if nothing is. */
export function valueOf(game: GameOut, options: Options, name: string): Value {
	return (options[name] ?? defaultOf(game, options, name)) as Value;
}

function defaultOf(game: GameOut, options: Options, name: string): unknown {
	const option = game.options[name];
	const [by] = Object.entries(option?.default_by ?? {});
	return by ? by[1][String(valueOf(game, options, by[0]))] : option?.default;
}

/** The options after a choice: where a default depends on it, what was chosen before may not fit. */
export function choose(game: GameOut, options: Options, name: string, value: Value): Options {
	const kept = Object.entries(options).filter(([other]) => !game.options[other]?.default_by[name]);
	return { ...Object.fromEntries(kept), [name]: value };
}

export function optionLabel(own: Texts, name: string): string {
	return own.has(`option-${name}`) ? own.say(`option-${name}`) : name;
}

/** What the option is about, or what this choice of it means. */
export function optionHint(own: Texts, name: string, value: Value): string {
	const keys = [`option-${name}.help`, `option-${name}-${String(value)}.effect`];
	const key = keys.find((each) => own.has(each));
	return key ? own.say(key) : '';
}

export function valueLabel(own: Texts, name: string, value: Value): string {
	if (typeof value === 'boolean') return texts.say(value ? 'web-yes' : 'web-no');
	const key = `option-${name}-${value}`;
	return own.has(key) ? own.say(key) : String(value);
}

/** A choice by itself: "With events", "3 players". */
export function choiceLabel(own: Texts, name: string, value: Value): string {
	if (name === 'seats') return texts.say('web-players-count', { count: value as number });
	const key = `option-${name}-${String(value)}`;
	return own.has(key) ? own.say(key) : `${optionLabel(own, name)}: ${valueLabel(own, name, value)}`;
}

/** How the options stand, each in a word or two; what is off is not told. */
export function told(game: GameOut, own: Texts, options: Options): string[] {
	return Object.keys(game.options).flatMap((name) => {
		const value = valueOf(game, options, name);
		if (typeof value !== 'boolean') {
			const label = valueLabel(own, name, value);
			// A bare figure says nothing.
			return [own.has(`option-${name}-${value}`) ? label : `${optionLabel(own, name)}: ${label}`];
		}
		return value ? [optionLabel(own, name)] : [];
	});
}
