/** Questions to the server: asked until they are answered, dropped when nobody wants to know. */
import { latest } from '../api/latest';

/**
 * Asks, after so many milliseconds, and again while the server is away; nobody is told that it is.
 * What is returned ends it: an answer that comes later is not taken.
 */
export function untilAnswered<T>(
	ask: () => Promise<T>,
	take: (answer: T) => void,
	after = 0,
): () => void {
	return latest(ask, take, () => undefined, after);
}
