/** Begins a lesson: a game's guided hand by the game's name, `chuhan/puzzle-3` by its own. */
import { api } from '../api/client';
import { me } from '../app/me.svelte';
import { router } from '../app/router.svelte';

export async function beginLesson(id: string): Promise<void> {
	await me.known();
	const { table } = await api.lesson(id);
	router.go(`/table/${table}`);
}
