/** Passing a link on by the device's own ways. */

/** Is all said and done? Not where there are no such ways, or where they fail. */
export async function share(link: ShareData): Promise<boolean> {
	if (!('share' in navigator)) return false;
	try {
		await navigator.share(link);
		return true;
	} catch (error) {
		// Who thinks better of it has shared nothing, and that is all.
		return error instanceof DOMException && error.name === 'AbortError';
	}
}
