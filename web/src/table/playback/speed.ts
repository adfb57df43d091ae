/** How quickly the moves of the others are shown. */

/** How long a step is looked at, in milliseconds at normal speed: a usual one, one in which nothing
 * comes about, a battle. */
export const WEIGHTS = { usual: 1_600, short: 800, battle: 3_200 } as const;

/** How much longer than at normal speed, as the player has set it. */
export const SLOWNESS = { off: 0, fast: 0.5, normal: 1, slow: 2 } as const;

/** Nobody is kept from a decision for longer than this: more steps run faster, all alike. */
export const LONGEST = 20_000;

/** What flies sets out so long after its step has begun, and is so long on its way. */
export const [SETS_OUT, FLIES] = [150, 600];
export const LANDS = SETS_OUT + FLIES;
