import { pause } from './backoff';
import { ApiError } from './client';

/**
 * For effects that ask the server, after so many milliseconds: again while it is away, each failure
 * is told. What was asked before the last change is answered to nobody.
 */
export function latest<T>(
	ask: () => Promise<T>,
	take: (found: T) => void,
	fail: (error: ApiError) => void,
	after = 0,
): () => void {
	let over = false;
	let failures = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tryIt = async () => {
		let found: T;
		try {
			found = await ask();
		} catch (error) {
			if (over) return;
			if (!(error instanceof ApiError)) throw error;
			fail(error);
			if (error.passing) timer = setTimeout(tryIt, pause(failures++, error));
			return;
		}
		if (!over) take(found);
	};
	if (after > 0) timer = setTimeout(tryIt, after);
	else void tryIt();
	return () => {
		over = true;
		clearTimeout(timer);
	};
}
