/** Was the chance fair, and is the record what we were shown? (docs/fairness.md) */
import { api } from '../../api/client';
import { shareAt, type Share } from '../../api/nonces';
import { sha256OfHex, sha256OfText } from '../../sha256';

type Verdict = 'right' | 'wrong' | 'unsealed';
/** What we gave ourselves is there as we gave it, after the seals of all or the commitment alone;
 * or it is not what we were shown. */
type Own = 'sealed' | 'plain' | 'changed';

/** What a seat gave to the chance. */
export interface Given {
	readonly seal: string;
	readonly nonce: string;
	readonly bot: boolean;
}

export interface Checked {
	readonly table: string;
	readonly file: string;
	readonly commitment: string;
	readonly secret: string;
	/** Of the secret, made here. */
	readonly hash: string;
	readonly given: readonly Given[];
	readonly verdict: Verdict;
	/** The game was not dealt from its beginning. */
	readonly fromPosition: boolean;
	/** null: nothing was given by this browser. */
	readonly own: Own | null;
}

interface Entry {
	readonly event?: string;
	readonly seat?: number;
	readonly seal?: string;
	readonly nonce?: string;
	readonly why?: string;
}

/** As much of a record as is looked at. */
export interface RecordFile {
	readonly game: string;
	readonly seats: number;
	readonly commitment: string;
	readonly secret: string;
	readonly position?: object | null;
	readonly entries: readonly Entry[];
}

/** Of a finished table; an ApiError if there is none, or if it is not over. */
export async function checkChance(table: string): Promise<Checked> {
	const record = await api.record<RecordFile>(table);
	const { commitment, secret } = record;
	const given = givenIn(record);
	const hash = sha256OfHex(secret);
	const share = shareAt(table);
	return {
		table,
		file: `${record.game}-${table}.json`,
		commitment,
		secret,
		hash,
		given,
		verdict: verdictOn(hash === commitment, given),
		fromPosition: Boolean(record.position),
		own: share?.shown ? compared(share, commitment, given) : null,
	};
}

function givenIn({ seats, entries }: RecordFile): readonly Given[] {
	const begin = entries.findIndex((entry) => entry.event === undefined);
	const before = begin < 0 ? entries : entries.slice(0, begin);
	return Array.from({ length: seats }, (_, seat) => {
		const of = (event: string) =>
			before.find((entry) => entry.event === event && entry.seat === seat && !entry.why);
		const [sealed, gave] = [of('sealed'), of('nonce')];
		return {
			seal: sealed?.seal ?? '',
			nonce: gave?.nonce ?? '',
			bot: of('bot_took_seat') !== undefined,
		};
	});
}

function verdictOn(committed: boolean, given: readonly Given[]): Verdict {
	if (!committed) return 'wrong';
	const fits = given.every(
		({ seal, nonce, bot }) =>
			(!seal || !nonce || sha256OfText(nonce) === seal) && !(bot && (seal || nonce)),
	);
	return fits ? 'right' : 'unsealed';
}

/** What came after our nonce may differ where nothing was sealed. */
function compared({ nonce, seal, shown }: Share, commitment: string, given: readonly Given[]): Own {
	const ours = given.some((each) => each.nonce === nonce && each.seal === (seal ?? ''));
	if (!ours || shown!.commitment !== commitment) return 'changed';
	if (seal === null) return 'plain';
	const same = given.every(
		(each, seat) =>
			each.seal === shown!.seals[seat] && (each.seal || each.nonce === shown!.nonces[seat]),
	);
	return same ? 'sealed' : 'changed';
}
