/** How much room a screen has for what lies beside the board. */
import { MediaQuery } from 'svelte/reactivity';

/** A phone held upright: the last line of the log has its place below the board. */
export const upright = new MediaQuery('(max-width: 900px) and (min-height: 500px)', false);
/** No room for log, chat and rules beside the board. */
export const narrow = new MediaQuery('(max-width: 1199px), (max-height: 499px)', false);
/** Room for the hand's column and for theirs. */
export const vast = new MediaQuery('(min-width: 1800px) and (min-height: 500px)', false);
/** A phone on its side: the hand has a column beside the board. */
export const lying = new MediaQuery('(max-height: 499px)', false);
