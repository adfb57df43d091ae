/** What nobody sees of a table at first, in one file: it is fetched when the board stands. */
export { default as Bubble } from '../lesson/Bubble.svelte';
export { default as AnalysisPanel } from './analysis/AnalysisPanel.svelte';
export { default as Chat } from './Chat.svelte';
export { default as EndCard } from './EndCard.svelte';
export { default as Finale } from './Finale.svelte';
export { default as HintCard } from './hint/HintCard.svelte';
export { default as KeysHelp } from './KeysHelp.svelte';
