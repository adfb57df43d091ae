/** The drawn scene of each game, and its name in Han characters. */
import SceneChuHan from '../art/SceneChuHan.svelte';
import SceneShogun from '../art/SceneShogun.svelte';
import SceneSunTzu from '../art/SceneSunTzu.svelte';

export const SCENES = { chuhan: SceneChuHan, suntzu: SceneSunTzu, shogun: SceneShogun };
export const HAN = { chuhan: '楚漢', suntzu: '孫子', shogun: '將軍' };
