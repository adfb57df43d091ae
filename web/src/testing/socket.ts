/** A socket without a network: a test is the server. */
export class FakeSocket {
	static all: FakeSocket[] = [];

	readonly url: string;
	readyState: number = WebSocket.CONNECTING;
	sent: Record<string, unknown>[] = [];
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: string }) => void) | null = null;
	onclose: ((event: { code: number }) => void) | null = null;

	constructor(url: string) {
		this.url = url;
		FakeSocket.all.push(this);
	}

	static connect = (url: string) => new FakeSocket(url) as unknown as WebSocket;

	/** The one that was made last. */
	static get last(): FakeSocket {
		return FakeSocket.all.at(-1)!;
	}

	send(text: string): void {
		this.sent.push(JSON.parse(text) as Record<string, unknown>);
	}

	close(): void {
		this.readyState = WebSocket.CLOSED;
	}

	opens(): void {
		this.readyState = WebSocket.OPEN;
		this.onopen?.();
	}

	tells(message: object): void {
		this.onmessage?.({ data: JSON.stringify(message) });
	}

	breaks(code = 1006): void {
		this.readyState = WebSocket.CLOSED;
		this.onclose?.({ code });
	}
}
