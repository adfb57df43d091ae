import { MediaQuery } from 'svelte/reactivity';

/** However it is held: the cards on the table scroll, and the board tells of the daimyo. */
export const phone = new MediaQuery('(max-width: 900px), (max-height: 499px)', false);
