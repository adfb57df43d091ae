/** What of a position can be changed, and by what. A control knows its value and gives the position
 * that another value makes; whether that one can be is for the server to say. */
import type { Component } from 'svelte';
import type { TableModel } from '../table/model';

export type Position = Readonly<Record<string, unknown>>;

interface Labelled {
	readonly label: string;
}

export interface NumberControl extends Labelled {
	readonly kind: 'number';
	readonly value: number;
	readonly least: number;
	readonly most: number;
	set(value: number): Position;
}

export interface ChoiceControl extends Labelled {
	readonly kind: 'choice';
	readonly value: string;
	readonly choices: readonly { readonly value: string; readonly label: string }[];
	set(value: string): Position;
}

export interface FlagControl extends Labelled {
	readonly kind: 'flag';
	readonly value: boolean;
	set(value: boolean): Position;
}

/** Something that is done at once. */
export interface DeedControl extends Labelled {
	readonly kind: 'deed';
	done(): Position;
}

/** Where cards lie; one of them goes elsewhere. */
export interface CardsControl extends Labelled {
	readonly kind: 'cards';
	readonly zones: readonly Zone[];
	move(card: string, from: string, to: string): Position;
}

export interface Zone extends Labelled {
	readonly id: string;
	readonly cards: readonly string[];
	/** Whose cards look like this. */
	readonly seat: number;
	/** They are held, and can be picked on the table. */
	readonly held?: boolean;
}

export type Control = NumberControl | ChoiceControl | FlagControl | DeedControl | CardsControl;

export interface Group {
	readonly title: string;
	readonly controls: readonly Control[];
}

/** What a game gives to the editor, as the default of its `editor.ts`. */
export interface GameEditor {
	/** The provinces that can be picked on its board, where they have `data-province`. */
	provinces?(table: TableModel): readonly { readonly value: string; readonly label: string }[];
	/** The face of a card. */
	readonly Card?: Component<{ card: string; seat: number; table: TableModel }>;
	/** The name of a card. */
	cardName?(table: TableModel, card: string): string;
	/** What can be changed, what is picked on the board first. */
	groups(table: TableModel, position: Position, picked: string | null): readonly Group[];
}

/** The position with other fields; those that are undefined are left for the engine to fill in. */
export function changed(position: Position, fields: Position): Position {
	return Object.fromEntries(
		Object.entries({ ...position, ...fields }).filter(([, value]) => value !== undefined),
	);
}

/** A list in which one value is another one. */
export function put<T>(list: readonly T[], at: number, value: T): T[] {
	return list.map((each, number) => (number === at ? value : each));
}

/** A list without one of these. */
export function without<T>(list: readonly T[], value: T): T[] {
	const at = list.indexOf(value);
	return list.filter((_, number) => number !== at);
}
