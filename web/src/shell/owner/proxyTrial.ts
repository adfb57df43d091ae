/** Trying what a proxy makes of requests: the page and the server compare what each of them saw. */
import { query } from '../../api/client';
import { owner, type Seen } from './requests';

/** An address that nobody has, as the server knows it; a proxy must not believe that it is ours. */
const FORGED = '192.0.2.99';
/** A socket is open at once, or not at all. */
const SOCKET_PATIENCE = 5_000;
/** Longer than the server is silent. */
const STREAM_PATIENCE = 25_000;

export type Trial =
	'named' | 'told' | 'forged' | 'https' | 'host' | 'url' | 'body' | 'socket' | 'stream';
/** A trial and how it ended; `lines` are what puts it right, by where they belong. */
export interface Finding {
	readonly trial: Trial;
	readonly right: boolean;
	readonly lines: readonly (readonly [where: string, line: string])[];
}

const NGINX = 'nginx';
const TENKA = 'Tenka';
const CADDY = 'Caddy';
const TRAEFIK = 'Traefik';

/** What is seen of one request, at the address that the browser has. */
export function findings(
	seen: Seen,
	here: Pick<Location, 'origin' | 'protocol' | 'host'>,
): Finding[] {
	const proxied = seen.signs.length > 0;
	const found: Finding[] = [
		{
			trial: 'named',
			right: !proxied || seen.named,
			lines: [[TENKA, `TENKA_PROXIES=${seen.address ?? '127.0.0.1'}`]],
		},
		{
			trial: 'forged',
			right: !seen.forged,
			lines: [
				[NGINX, 'proxy_set_header X-Forwarded-For $remote_addr;'],
				[TRAEFIK, '--entryPoints.websecure.forwardedHeaders.insecure=false'],
			],
		},
		{
			trial: 'https',
			right: here.protocol === 'http:' || seen.https,
			lines: [[NGINX, 'proxy_set_header X-Forwarded-Proto $scheme;']],
		},
		{
			trial: 'host',
			right: seen.host === here.host,
			lines: [
				[NGINX, 'proxy_set_header Host $http_host;'],
				[CADDY, 'header_up Host {host}'],
			],
		},
		{
			trial: 'url',
			right: seen.origin === '' ? !proxied : seen.origin === here.origin,
			lines: [[TENKA, `TENKA_URL=${here.origin}`]],
		},
	];
	if (seen.named) {
		found.splice(1, 0, {
			trial: 'told',
			right: seen.told,
			lines: [[NGINX, 'proxy_set_header X-Forwarded-For $remote_addr;']],
		});
	}
	return found;
}

/** All trials, each told when it has ended; the last takes a quarter of a minute. */
export async function tryProxy(tell: (finding: Finding) => void): Promise<void> {
	const seen = await owner.seen();
	const { forged } = await owner.seen({ 'X-Forwarded-For': FORGED });
	findings({ ...seen, forged }, location).forEach(tell);
	tell({
		trial: 'body',
		right: await bodyArrives(seen.body_limit),
		lines: [[NGINX, 'client_max_body_size 1m;']],
	});
	tell({
		trial: 'socket',
		right: await socketOpens(),
		lines: [
			[NGINX, 'proxy_http_version 1.1;'],
			[NGINX, 'proxy_set_header Upgrade $http_upgrade;'],
			[NGINX, 'proxy_set_header Connection $connection_upgrade;'],
		],
	});
	tell({
		trial: 'stream',
		right: await streamFlows(),
		lines: [
			[NGINX, 'proxy_buffering off;'],
			[NGINX, 'proxy_read_timeout 1h;'],
			[CADDY, 'flush_interval -1'],
		],
	});
}

async function bodyArrives(size: number): Promise<boolean> {
	try {
		const answer = await fetch('/api/admin/proxy/body', { method: 'POST', body: ' '.repeat(size) });
		// Refused by the server itself, for another reason: then it came through.
		if (!answer.ok) return answer.status === 403;
		return ((await answer.json()) as { bytes: number }).bytes === size;
	} catch {
		return false;
	}
}

/** At a table that is not there: the server opens the socket, and says so. */
function socketOpens(): Promise<boolean> {
	const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
	return new Promise((done) => {
		const socket = new WebSocket(
			`${scheme}://${location.host}/api/tables/none/live${query({ since: 0 })}`,
		);
		const end = (right: boolean) => {
			clearTimeout(late);
			done(right);
			socket.close();
		};
		const late = setTimeout(() => end(false), SOCKET_PATIENCE);
		socket.onopen = () => end(true);
		socket.onerror = () => end(false);
	});
}

/** The first line comes before the second is written, and the silence between them is borne. */
async function streamFlows(): Promise<boolean> {
	try {
		const answer = await fetch('/api/admin/proxy/stream', {
			signal: AbortSignal.timeout(STREAM_PATIENCE),
		});
		if (!answer.ok || !answer.body) return false;
		const text = new TextDecoder();
		const reader = answer.body.getReader();
		const first = await reader.read();
		let rest = '';
		for (let part = await reader.read(); !part.done; part = await reader.read()) {
			rest += text.decode(part.value);
		}
		return text.decode(first.value) === '1\n' && rest === '2\n';
	} catch {
		return false;
	}
}
