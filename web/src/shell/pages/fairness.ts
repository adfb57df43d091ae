/** Is the secret the one that was committed to? (docs/fairness.md) */
import { api, ApiError } from '../../api/client';

export interface Checked {
	readonly table: string;
	readonly file: string;
	readonly commitment: string;
	readonly secret: string;
	/** Of the secret, made here; null where this browser has no cryptography without https. */
	readonly hash: string | null;
	readonly nonces: readonly string[];
	readonly verdict: 'right' | 'wrong' | 'unable';
}

/** Of a finished table; an ApiError if there is none, or if it is not over. */
export async function checkChance(table: string): Promise<Checked> {
	const [state, terms] = await Promise.all([api.state(table), api.terms(table)]);
	const { commitment, secret, nonces } = state.fairness;
	if (secret === null) throw notYet();
	const hash = await sha256(secret);
	const verdict = hash === null ? 'unable' : hash === commitment ? 'right' : 'wrong';
	const file = `${terms.game}-${table}.json`;
	return { table, file, commitment, secret, hash, nonces, verdict };
}

async function sha256(hex: string): Promise<string | null> {
	if (!crypto.subtle) return null;
	const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
	const digest = await crypto.subtle.digest('SHA-256', bytes);
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function notYet(): ApiError {
	return new ApiError({ kind: 'NotNow', rule: null, message: '', retry_after: null }, 409);
}
