/** A position in the part of a link that never reaches a server: what makes it up, pressed and in
 * letters. */

/** More than any position of ours needs; a link that unpacks to more is none. */
const MOST = 64 * 1024;
const LONGEST_LINK = 16 * 1024;

export async function packed(position: unknown): Promise<string> {
	const bytes = await through(
		new Blob([JSON.stringify(position)]).stream(),
		new CompressionStream('deflate-raw'),
	);
	const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
	return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** null: there is none in it. */
export async function unpacked(link: string): Promise<Readonly<Record<string, unknown>> | null> {
	if (link.length > LONGEST_LINK) return null;
	try {
		const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
		const pressed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
		const bytes = await through(
			new Blob([pressed]).stream(),
			new DecompressionStream('deflate-raw'),
		);
		const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
		if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
		return read as Readonly<Record<string, unknown>>;
	} catch {
		return null;
	}
}

async function through(
	stream: ReadableStream<Uint8Array<ArrayBuffer>>,
	way: GenericTransformStream,
): Promise<Uint8Array> {
	const reader = (stream.pipeThrough(way) as ReadableStream<Uint8Array>).getReader();
	const parts: Uint8Array[] = [];
	let length = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		length += value.length;
		if (length > MOST) throw new RangeError('too long for a position');
		parts.push(value);
	}
	const all = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}
