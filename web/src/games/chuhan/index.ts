/** Chu Han at the table. */
import type { GameModule } from '../game';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { counts, heading, SIDES, steps } from './frame';
import Hand from './Hand.svelte';
import { ChuHanPlay } from './play.svelte';
import { playback } from './playback';
import { ChuHanPrompt } from './prompt';

export default {
	Board,
	Hand,
	Ending,
	sides: SIDES,
	steps,
	counts,
	heading,
	playback,
	play: (table) => new ChuHanPlay(table),
	prompt: (play) => new ChuHanPrompt(play),
} satisfies GameModule<ChuHanPlay>;
