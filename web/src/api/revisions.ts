/** How far we were told of each table: whichever server is asked next tells us no less. */
export const REVISION = 'Tenka-Revision';

const seen = new Map<string, string>();

/** The table that a request is about. */
export function tableOf(path: string): string | null {
	return /^\/tables\/([^/?]+)/.exec(path)?.[1] ?? null;
}

export function revisionOf(table: string | null): string | undefined {
	return table === null ? undefined : seen.get(table);
}

/** An answer has come; one that is older than what we know, and late, changes nothing. */
export function hearRevision(table: string | null, revision: string | null | undefined): void {
	if (table === null || !revision) return;
	const known = seen.get(table);
	if (known === undefined || versionOf(revision) >= versionOf(known)) seen.set(table, revision);
}

function versionOf(revision: string): number {
	return parseInt(revision, 10);
}
