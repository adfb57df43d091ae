/** Any game at the table: the board of those that have none of their own on this page. */
import type { GameModule } from '../game';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { SIDES } from './frame';
import Hand from './Hand.svelte';
import { PlainPlay } from './play.svelte';
import { playback } from './playback';
import { PlainPrompt } from './prompt';

export default {
	Board,
	Hand,
	Ending,
	sides: SIDES,
	// Of rounds, figures and parts of the log nothing is known.
	steps: () => [],
	counts: () => [],
	heading: () => null,
	beginsPart: () => false,
	moveInWords: (_, text) => text,
	playback,
	play: (table) => new PlainPlay(table),
	prompt: (play) => new PlainPrompt(play),
} satisfies GameModule<PlainPlay>;
