/** A table that is played, without a server: the test is the server. */
import { render, type RenderResult } from '@testing-library/svelte';
import type { GameModule } from '../games/game';
import type { AnyGame } from '../games/list';
import type { Language } from '../settings/settings.svelte';
import type { Json, StateOut, TableModel } from '../table/model';
import type { ShownStep } from '../table/playback/steps';
import type { Refusal } from '../table/shapes';
import { StillTable } from '../table/still.svelte';
import { Texts } from '../texts/texts.svelte';
import Harness from './Harness.svelte';
import { stateOf } from './states';

type Choices = Readonly<Record<string, readonly string[]>>;

export class PlayedTable extends StillTable {
	override readonly live = true;
	override readonly replaying = false;
	override step: ShownStep | null = $state.raw(null);
	legalMoves: readonly string[] = [];
	mayLie: Choices = {};
	/** What the server answers to `check`. */
	answer: Refusal | null = null;
	/** Each question with all its moves, and each request. */
	readonly checked: (readonly string[])[] = [];
	readonly played: (readonly string[])[] = [];

	override legal(): Promise<readonly string[]> {
		return Promise.resolve(this.legalMoves);
	}

	override choices(): Promise<Choices> {
		return Promise.resolve(this.mayLie);
	}

	override check(moves: readonly string[] = []): Promise<Refusal | null> {
		this.checked.push(moves);
		return Promise.resolve(this.answer);
	}

	override play(moves: readonly string[] = []): Promise<Refusal | null> {
		this.played.push(moves);
		return Promise.resolve(null);
	}
}

/** What a test may wish of a table; `V` and `F` are the game's view and forecast. */
export interface Wanted<V, F = never> {
	readonly view?: Partial<V>;
	readonly forecast?: F | null;
	readonly legal?: readonly string[];
	readonly choices?: Choices;
	readonly journal?: StateOut['journal'];
	readonly language?: Language;
	readonly seat?: number | null;
	readonly myTurn?: boolean;
}

/** The whole of it: what a test does not care about is the game's usual. */
interface Usual<V, F> {
	readonly view: V;
	readonly forecast: F | null;
	readonly choices?: Choices;
	readonly seats?: StateOut['seats'];
}

export async function playedTable<V, F>(
	game: string,
	usual: Usual<V, F>,
	wanted: Wanted<V, F>,
): Promise<PlayedTable> {
	const { forecast = usual.forecast, seat = 0, myTurn = true } = wanted;
	const texts = new Texts(game);
	await texts.load(wanted.language ?? 'en');
	const state = stateOf({
		seat,
		my_turn: myTurn,
		view: { ...usual.view, ...wanted.view } as Json,
		forecast: forecast as Json | null,
		journal: wanted.journal ?? [],
		...(usual.seats ? { seats: usual.seats } : {}),
	});
	const table = new PlayedTable(game, texts, state);
	table.legalMoves = wanted.legal ?? [];
	table.mayLie = wanted.choices ?? usual.choices ?? {};
	return table;
}

/** Puts a game's board (or not), prompt and hand onto the page; whatever its play is like. */
export function show(
	game: Pick<GameModule, 'sides'>,
	table: TableModel,
	{ board = true } = {},
): RenderResult<typeof Harness> {
	return render(Harness, { table, game: game as unknown as AnyGame, board });
}
