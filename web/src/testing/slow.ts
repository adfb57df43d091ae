/** A question that a test answers when it likes. */
export function slow<T>(): { ask: () => Promise<T>; answers: ((answer: T) => void)[] } {
	const answers: ((answer: T) => void)[] = [];
	return { ask: () => new Promise((answer) => answers.push(answer)), answers };
}
