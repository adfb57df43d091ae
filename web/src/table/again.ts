/** Once more at the same terms, against another rival if one is named. */
import { api } from '../api/client';
import { router } from '../app/router.svelte';
import type { LiveTable } from './live.svelte';

export async function playAgain(table: LiveTable, bot: string | null = null): Promise<void> {
	await table.does(async () => {
		const state = await api.rematch(table.id, bot);
		router.go(`/table/${state.table}`);
	});
}
