/** Shogun at the table. */
import type { GameModule } from '../game';
import { ruleOf } from './asked';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { beginsPart, counts, heading, SIDES, steps } from './frame';
import Hand from './Hand.svelte';
import { ShogunPlay } from './play.svelte';
import { playback } from './playback';
import { ShogunPrompt } from './prompt';
import SeatFigures from './SeatFigures.svelte';
import { Words } from './words';

export default {
	Board,
	Hand,
	beside: true,
	SeatFigures,
	Ending,
	sides: SIDES,
	steps,
	counts,
	heading,
	beginsPart,
	moveInWords: (table, text) => new Words(table).move(text),
	ruleOf,
	playback,
	play: (table) => new ShogunPlay(table),
	prompt: (play) => new ShogunPrompt(play),
} satisfies GameModule<ShogunPlay>;
