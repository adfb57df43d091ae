/** A socket that comes back by itself: with patience, and with a sign of life now and then. */
import { pause } from '../api/backoff';

/** Silent: nothing has been heard for a while, and it may be lost. */
export type ConnectionStatus = 'connecting' | 'online' | 'silent' | 'lost' | 'restarting';

export interface ConnectionOptions {
	/** Where to connect; asked anew each time, since it says what we have already. */
	readonly url: () => string;
	readonly connect?: (url: string) => WebSocket;
	readonly onMessage: (message: { readonly type: string }) => void;
	readonly onStatus: (status: ConnectionStatus) => void;
	/** It stands again: what was not answered is to be sent once more. */
	readonly onOpen: () => void;
	/** The server does not want it; why, has to be asked. */
	readonly onRefused?: () => void;
}

const FIRST_WAIT = 400;
/** Whoever looks at the table knows within three seconds that nothing is heard any more. */
const PING_EVERY = 2_000;
const SILENT_AFTER = 1_000;
const PING_UNSEEN_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** So long it may take to stand; who comes back to one that is older than this gets a new one. */
const OPEN_WITHIN = 12_000;
const OLD_AFTER = 2_000;
/** No such table: it would not be there the next time either. */
const NO_SUCH_TABLE = 4404;
const REFUSED = 1008;

export class Connection {
	#options: ConnectionOptions;
	#socket: WebSocket | null = null;
	#status: ConnectionStatus = 'connecting';
	#began = 0;
	#failures = 0;
	#retry: ReturnType<typeof setTimeout> | undefined;
	#ping: ReturnType<typeof setTimeout> | undefined;
	#silence: ReturnType<typeof setTimeout> | undefined;
	#closed = false;
	#wake = () => this.#comeBack();
	#offline = () => this.#lose();

	constructor(options: ConnectionOptions) {
		this.#options = options;
		addEventListener('online', this.#wake);
		addEventListener('offline', this.#offline);
		document.addEventListener('visibilitychange', this.#wake);
		this.#connect();
	}

	/** false: there is no connection; send it again when it stands. */
	send(message: object): boolean {
		if (this.#socket?.readyState !== WebSocket.OPEN) return false;
		this.#socket.send(JSON.stringify(message));
		return true;
	}

	/** Drops the connection and makes a new one at once. */
	renew(): void {
		this.#drop();
		this.#connect();
	}

	close(): void {
		this.#closed = true;
		removeEventListener('online', this.#wake);
		removeEventListener('offline', this.#offline);
		document.removeEventListener('visibilitychange', this.#wake);
		this.#drop();
	}

	#connect(): void {
		clearTimeout(this.#retry);
		const url = this.#options.url();
		const socket = this.#options.connect?.(url) ?? new WebSocket(url);
		this.#socket = socket;
		this.#began = performance.now();
		this.#ping = setTimeout(() => this.#lose(), OPEN_WITHIN);
		// What an old socket still has to say is no news.
		const current = () => socket === this.#socket;
		socket.onopen = () => {
			if (!current()) return;
			this.#is('online');
			this.#listen();
			this.#options.onOpen();
		};
		socket.onmessage = (event: MessageEvent<string>) => {
			if (!current()) return;
			this.#failures = 0; // not before: it may open, only to be closed at once
			this.#listen();
			const message = JSON.parse(event.data) as { type: string };
			if (message.type === 'closing') this.#is('restarting');
			else if (message.type !== 'pong') this.#options.onMessage(message);
		};
		socket.onclose = (event) => {
			if (!current()) return;
			this.#drop();
			if (event.code === NO_SUCH_TABLE) this.close();
			else this.#tryLater();
			if (event.code === REFUSED) this.#options.onRefused?.();
		};
	}

	#tryLater(): void {
		if (this.#closed) return;
		if (this.#status !== 'restarting') this.#is('lost');
		const wait = pause(this.#failures++, { first: FIRST_WAIT });
		this.#retry = setTimeout(() => this.#connect(), wait);
	}

	/** The page is looked at again, or the network is back: no need to wait any longer. */
	#comeBack(): void {
		if (this.#closed || document.visibilityState === 'hidden') return;
		if (this.#socket === null) this.#connect();
		else if (this.#socket.readyState === WebSocket.OPEN) this.#askForLife();
		else if (performance.now() - this.#began > OLD_AFTER) this.renew();
	}

	#listen(): void {
		clearTimeout(this.#ping);
		clearTimeout(this.#silence);
		if (this.#status === 'silent') this.#is('online');
		const unseen = document.visibilityState === 'hidden';
		const every = unseen ? PING_UNSEEN_EVERY : PING_EVERY;
		this.#ping = setTimeout(() => this.#askForLife(), every);
	}

	#askForLife(): void {
		clearTimeout(this.#ping);
		clearTimeout(this.#silence);
		this.send({ type: 'ping' });
		this.#silence = setTimeout(() => this.#is('silent'), SILENT_AFTER);
		this.#ping = setTimeout(() => this.#lose(), PONG_WITHIN);
	}

	#lose(): void {
		this.#drop();
		this.#tryLater();
	}

	#drop(): void {
		clearTimeout(this.#retry);
		clearTimeout(this.#ping);
		clearTimeout(this.#silence);
		const socket = this.#socket;
		this.#socket = null;
		socket?.close();
	}

	#is(status: ConnectionStatus): void {
		this.#status = status;
		this.#options.onStatus(status);
	}
}
