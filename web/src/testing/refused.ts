/** What the server refuses, or that it is away: then the kind is `Offline`. */
import { ApiError } from '../api/client';

export function refused(kind: string): ApiError {
	const fault = { kind, rule: null, message: '', retry_after: null };
	return new ApiError(fault, kind === 'Offline' ? 0 : 409);
}
