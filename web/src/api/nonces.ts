/** Our share of the chance at each table (docs/fairness.md), and what we were shown before we gave
 * it: that alone tells afterwards whether the host has kept to it. */
import { randomHex } from '../random';
import { sha256OfText } from '../sha256';
import type { components } from './schema';

type StateOut = Pick<components['schemas']['StateOut'], 'table' | 'seat' | 'fairness'>;
type Proposal = components['schemas']['ProposalOut'];

const KEPT_AS = 'tenka-shares';
/** Of so many tables, the newest. */
const MOST = 200;
const NONCE_BYTES = 16;

/** What the host has shown. */
export type Shown = Pick<StateOut['fairness'], 'commitment' | 'seals' | 'nonces'>;

export interface Share {
	readonly nonce: string;
	/** Its hash, if that was given first. */
	readonly seal: string | null;
	/** Before the nonce was given; null as long as it was not. */
	readonly shown: Shown | null;
}

/** For a browser that keeps nothing: as long as the page. */
let kept: Readonly<Record<string, Share>> = {};

export function sealed(): Share & { readonly seal: string } {
	const nonce = randomHex(NONCE_BYTES);
	return { nonce, seal: sha256OfText(nonce), shown: null };
}

/** One that is given as it is, now. */
export function plain({ fairness }: StateOut): Share {
	return { nonce: randomHex(NONCE_BYTES), seal: null, shown: shownIn(fairness) };
}

/** One for a game that is proposed: the same in all tabs, and however often its seal is given. */
export function proposed({ id, commitment }: Proposal): Share {
	const fresh = () => ({ ...sealed(), shown: { commitment, seals: [], nonces: [] } });
	const share = shareAt(id) ?? fresh();
	keep(id, share);
	return share;
}

/** The nonce that is to be given now for a game that is proposed, if its seal is ours: the one that
 * is kept, or that of this tab, if two have made one at once. What we have been shown is kept. */
export function toUnsealFor(proposal: Proposal, ofThisTab: Share | null): string | null {
	const { id, seat, seals } = proposal;
	const kept = shareAt(id);
	const share = [kept, ofThisTab].find((each) => each?.seal === seals[seat]);
	if (!share || !proposal.awaited) return null;
	const known = share === kept && share.shown?.seals.length;
	if (!known) keep(id, { ...share, shown: shownIn(proposal) });
	return share.nonce;
}

export function keep(table: string, share: Share): void {
	store([...without(table), [table, share]]);
}

/** Nothing was dealt with it. */
export function forget(table: string): void {
	store(without(table));
}

/** The tables where we have sealed a nonce and not given it yet. */
export function toBeUnsealed(): string[] {
	return Object.entries(all()).flatMap(([id, { seal, shown }]) => (seal && !shown ? [id] : []));
}

const without = (table: string) => Object.entries(all()).filter(([id]) => id !== table);

function store(shares: readonly (readonly [string, Share])[]): void {
	kept = Object.fromEntries(shares.slice(-MOST));
	try {
		localStorage.setItem(KEPT_AS, JSON.stringify(kept));
	} catch {
		return;
	}
}

/** What we gave there, or are about to give. */
export function shareAt(table: string): Share | null {
	return all()[table] ?? null;
}

/** Do we know what our seat has sealed there? */
export function isOurs({ table, seat, fairness }: StateOut): boolean {
	return seat !== null && shareAt(table)?.seal === fairness.seals[seat];
}

/** The nonce that is to be given now, if it is ours; what we have been shown is kept first. */
export function toUnseal(state: StateOut): string | null {
	const { table, seat, fairness } = state;
	const share = shareAt(table);
	if (!share || !isOurs(state) || !fairness.awaited.includes(seat!)) return null;
	if (!share.shown) keep(table, { ...share, shown: shownIn(fairness) });
	return share.nonce;
}

function shownIn({ commitment, seals, nonces }: Shown): Shown {
	return { commitment, seals, nonces };
}

function all(): Readonly<Record<string, Share>> {
	try {
		const found = localStorage.getItem(KEPT_AS);
		return found === null ? kept : (JSON.parse(found) as typeof kept);
	} catch {
		return kept;
	}
}
