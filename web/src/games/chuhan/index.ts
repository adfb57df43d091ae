/** Chu Han at the table. */
import type { GameModule } from '../game';
import { ruleOf } from './asked';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { beginsPart, counts, heading, SIDES, steps } from './frame';
import Hand from './Hand.svelte';
import { ChuHanPlay } from './play.svelte';
import { playback } from './playback';
import { ChuHanPrompt } from './prompt';
import { Words } from './words';

export default {
	Board,
	Hand,
	Ending,
	below: true,
	sides: SIDES,
	steps,
	counts,
	heading,
	beginsPart,
	moveInWords: (table, text) => new Words(table).move(text),
	ruleOf,
	playback,
	play: (table) => new ChuHanPlay(table),
	prompt: (play) => new ChuHanPrompt(play),
} satisfies GameModule<ChuHanPlay>;
