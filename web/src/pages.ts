/** All pages but the home page come when they are wanted. */
import type { Component } from 'svelte';

/** By the name of their address; some are given what follows it there. */
export type Pages = Readonly<Record<string, () => Promise<{ readonly default: Component<any> }>>>;

export const PAGES: Pages = {
	table: () => import('./shell/pages/TablePage.svelte'),
	editor: () => import('./editor/EditorPage.svelte'),
	new: () => import('./shell/new/NewTable.svelte'),
	games: () => import('./shell/history/GamesPage.svelte'),
	settings: () => import('./shell/pages/SettingsPage.svelte'),
	signup: () => import('./shell/account/SignUpPage.svelte'),
	login: () => import('./shell/account/LogInPage.svelte'),
	learn: () => import('./shell/learn/LearnPage.svelte'),
	rules: () => import('./shell/rules/RulesPage.svelte'),
	fairness: () => import('./shell/pages/FairnessPage.svelte'),
	link: () => import('./shell/pages/LinkPage.svelte'),
	leaderboard: () => import('./shell/leaderboard/LeaderboardPage.svelte'),
	rivals: () => import('./shell/rivals/RivalsPage.svelte'),
	tournaments: () => import('./tournaments/TournamentsPage.svelte'),
	clubs: () => import('./clubs/ClubsPage.svelte'),
	player: () => import('./shell/profile/PlayerPage.svelte'),
	owner: () => import('./shell/owner/OwnerPage.svelte'),
	unknown: () => import('./shell/pages/UnknownPage.svelte'),
};
