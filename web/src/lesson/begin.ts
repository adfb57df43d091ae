/** Begins the guided hand of a game. */
import { api } from '../api/client';
import { me } from '../shell/me.svelte';
import { router } from '../shell/router.svelte';

export async function begin(game: string): Promise<void> {
	await me.known();
	const { table } = await api.lesson(game);
	router.go(`/table/${table}`);
}
