/** SHA-256 in hexadecimal, also on a page that came without https, where browsers have none. */
export function sha256(bytes: Uint8Array): string {
	const state = firstDigits(8, Math.sqrt);
	const blocks = padded(bytes);
	for (let at = 0; at < blocks.byteLength; at += 64) mix(state, blocks, at);
	return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

export function sha256OfText(text: string): string {
	return sha256(new TextEncoder().encode(text));
}

export function sha256OfHex(hex: string): string {
	return sha256(Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
}

/** The first 32 binary digits behind the point of a root of each of the first primes. */
function firstDigits(count: number, root: (prime: number) => number): Uint32Array {
	const primes: number[] = [];
	for (let n = 2; primes.length < count; n++) {
		if (primes.every((prime) => n % prime)) primes.push(n);
	}
	return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

const ROUNDS = firstDigits(64, Math.cbrt);

/** A bit, zeros, and the length in bits: whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
	const whole = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
	whole.set(bytes);
	whole[bytes.length] = 0x80;
	const view = new DataView(whole.buffer);
	view.setUint32(whole.length - 4, bytes.length << 3);
	return view;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function mix(state: Uint32Array, blocks: DataView, at: number): void {
	const words = new Uint32Array(64);
	for (let i = 0; i < 64; i++) {
		if (i < 16) {
			words[i] = blocks.getUint32(at + 4 * i);
			continue;
		}
		const [early, late] = [words[i - 15]!, words[i - 2]!];
		const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
		const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
		words[i] = words[i - 16]! + one + words[i - 7]! + two;
	}
	let [a, b, c, d, e, f, g, h] = state as unknown as [
		...[number, number, number, number, number, number, number, number],
	];
	for (let i = 0; i < 64; i++) {
		const chosen = (e & f) ^ (~e & g);
		const rise = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
		const first = (h + rise + chosen + ROUNDS[i]! + words[i]!) | 0;
		const most = (a & b) ^ (a & c) ^ (b & c);
		const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
		[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
	}
	[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}
