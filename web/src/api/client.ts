/** Requests to the server, with the types that it describes itself by. */
import { randomHex } from '../random';
import { pause } from './backoff';
import { hearClock } from './clock';
import { hearRevision, REVISION, revisionOf, tableOf } from './revisions';
import type { components, operations } from './schema';
import * as nonces from './nonces';

type Schemas = components['schemas'];
export type SocketAck = Schemas['SocketAck'];
export type SocketError = Omit<Schemas['SocketError'], 'error'> & { readonly error: Fault };
export type GameOut = Schemas['GameOut'];
export type LevelOut = Schemas['LevelOut'];
export type TableOut = Omit<Schemas['TableOut'], 'seats' | 'rated' | 'club'> &
	Seated & { readonly club?: string | null };
export type TableIn = Schemas['TableIn'];
export type QuickIn = Schemas['QuickIn'];
export type FirstTryOut = Schemas['FirstTryOut'];
export type SolutionOut = Schemas['SolutionOut'];
export type SeatOut = Schemas['SeatOut'] & { readonly aborted?: number | null };
export type SeatRating = NonNullable<SeatOut['rating']>;
export type StateOut = Omit<Schemas['StateOut'], 'seats' | 'rated' | 'tournament' | 'club'> &
	Seated &
	Counting;
export type MomentOut = Schemas['MomentOut'];
export type ExampleOut = Schemas['ExampleOut'];
export type LessonViewOut = Schemas['LessonViewOut'];
export type ReplayOut = Schemas['ReplayOut'];
export type PositionIn = Schemas['PositionIn'];
export type PositionOut = Schemas['PositionOut'];
export type SeekOut = Schemas['SeekOut'];
export type ContactOut = Schemas['ContactOut'];
export type RivalStanding = Schemas['RivalStandingOut'];
export type Pace = Schemas['RatedGameOut']['pace'];
export type RankedOut = Schemas['RankedOut'];
export type LeaderboardOut = Schemas['LeaderboardOut'];
export type RatedGameOut = Schemas['RatedGameOut'];
export type ProfileOut = Schemas['ProfileOut'];
export type CareerOut = Schemas['CareerOut'];
export type TableResultOut = Schemas['TableResultOut'];
export type AnalysisOut = Schemas['AnalysisOut'];
export type AnalysisBody = Schemas['AnalysisBody'];
export type LearnOut = Schemas['LearnOut'];
export type HintOut = Schemas['HintOut'];
export type AnalysedStep = Schemas['AnalysedStep'];
export type MeView = Schemas['MeView'];
export type MyBanView = Schemas['MyBanView'];
export type AppealView = Schemas['AppealView'];
export type SecondFactorView = Schemas['SecondFactorView'];
type RecoveryCodesView = Schemas['RecoveryCodesView'];
export type AdmissionView = Schemas['AdmissionView'];
export type TokenView = Schemas['TokenView'];
export type NewTokenView = Schemas['NewTokenView'];
export type PushView = Schemas['PushView'];
export type ReportReason = Schemas['ReportIn']['reason'];
export type NotifyView = Schemas['NotifyView'];
export type ChatLine = Schemas['LineOut'];
export type ChatRoom = Schemas['ChatOut']['room'];
export type OfferKind = Schemas['OfferOut']['kind'];
export type ClocksOut = Schemas['ClocksOut'];
export type LinkOwner = Schemas['LinkOwner'];
export type BranchIn = Schemas['BranchIn'];
export type MineQuery = NonNullable<
	operations['my_tables_api_tables_mine_get']['parameters']['query']
>;
/** The tournament whose game it is, if any, and the club whose table. */
interface Counting {
	readonly tournament?: string | null;
	readonly club?: string | null;
}
/** What a table tells of itself wherever it is told of. */
interface Seated {
	readonly from_position?: boolean;
	readonly rated?: boolean;
	readonly seats: readonly SeatOut[];
}
export type Fault = Schemas['Fault'] & {
	readonly retry_after?: number | null;
	/** The number of a fault of the server's own, by which its host finds it. */
	readonly id?: string;
	/** Why I am shut out, with `Banned`. */
	readonly ban?: Schemas['BanOut'] | null;
};

/** What is refused only for a moment; nothing was done. */
const PASSING = new Set(['Offline', 'ServerError', 'Stopping', 'TooMany', 'Unavailable']);

/** It may have been done all the same: the answer was lost, or nobody knows. */
const UNCERTAIN = new Set(['Offline', 'ServerError', 'Unavailable']);

/** It may go well if it is tried again in a moment. */
export function isPassing({ kind, retry_after }: Fault): boolean {
	return PASSING.has(kind) || typeof retry_after === 'number';
}

/** What the server does not grant, or that it cannot be reached: then the kind is `Offline`. */
export class ApiError extends Error {
	readonly fault: Fault;
	readonly status: number;

	constructor(fault: Fault, status: number) {
		super(fault.message);
		this.fault = fault;
		this.status = status;
	}

	get kind(): string {
		return this.fault.kind;
	}

	get passing(): boolean {
		return isPassing(this.fault);
	}

	/** Seconds after which it is welcome again, if the server has told. */
	get retryAfter(): number | null {
		return this.fault.retry_after ?? null;
	}
}

/** With a language, what is refused is told in it. */
export async function ask<T>(
	method: string,
	path: string,
	body?: unknown,
	language?: string,
	headers: Readonly<Record<string, string>> = {},
): Promise<T> {
	const table = tableOf(path);
	const seen = revisionOf(table);
	let answer: Response;
	try {
		answer = await fetch(`/api${path}`, {
			method,
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
			headers: {
				...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
				...(language === undefined ? {} : { 'Accept-Language': language }),
				...headers,
				...(seen === undefined ? {} : { [REVISION]: seen }),
			},
		});
		hearClock(answer);
		hearRevision(table, answer.headers.get(REVISION));
		if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
	} catch {
		throw unreachable(); // no answer, half of one, or a page of somebody's between us
	}
	throw new ApiError(await faultOf(answer), answer.status);
}

async function faultOf(answer: Response): Promise<Fault> {
	try {
		const { error, id, ban } = (await answer.json()) as Schemas['Error'] & Pick<Fault, 'id'>;
		return { ...error, id, ban };
	} catch {
		return offline(answer.statusText); // not ours: a proxy answers while the server is away
	}
}

/** For whatever else does not come without a network, such as a script. */
export function unreachable(): ApiError {
	return new ApiError(offline(), 0);
}

function offline(message = ''): Fault {
	return { kind: 'Offline', rule: null, message, retry_after: null };
}

/** A question mark and what is asked for, or nothing. */
export function query(wanted: Readonly<Record<string, unknown>>): string {
	const asked = new URLSearchParams();
	for (const [name, value] of Object.entries(wanted)) {
		for (const each of [value].flat()) {
			if (each !== undefined && each !== null) asked.append(name, String(each));
		}
	}
	return asked.size ? `?${asked}` : '';
}

/** So often something is asked for again, if no answer comes. */
const AGAIN = 3;

/** What the server knows if it comes again is asked until an answer comes. */
async function patiently<T>(asked: () => Promise<T>): Promise<T> {
	for (let failures = 0; ; failures++) {
		try {
			return await asked();
		} catch (error) {
			if (!(error instanceof ApiError) || !UNCERTAIN.has(error.kind)) throw error;
			if (failures === AGAIN) throw error;
			await new Promise((done) =>
				setTimeout(done, pause(failures, { retryAfter: error.retryAfter, first: 500 })),
			);
		}
	}
}

/** A table is opened once, though its answer is lost: the server knows it by the key. Against bots
 * alone it begins with our share of the chance, now that its commitment is known. */
async function opened(path: string, wanted: object): Promise<StateOut> {
	const share = nonces.sealed();
	const body = { ...wanted, key: randomHex(16), seal: share.seal };
	const state = await patiently(() => ask<StateOut>('POST', path, body));
	nonces.keep(state.table, share);
	return unseal(state);
}

function joined(
	table: string,
	seat: number | null,
	share: { seal: string } | { nonce: string },
): Promise<StateOut> {
	return patiently(() => ask<StateOut>('POST', `${at(table)}/join`, { seat, ...share }));
}

/** Gives what we have sealed, if it is awaited. */
async function unseal(state: StateOut): Promise<StateOut> {
	const nonce = nonces.toUnseal(state);
	return nonce === null ? state : joined(state.table, null, { nonce });
}

/** Sits down, or gives our share of the chance where we sit: sealed, or where days go by as it is,
 * after the commitment is known. */
async function sit(table: string, seat: number | null = null): Promise<StateOut> {
	let state = await ask<StateOut>('GET', at(table));
	const before = nonces.shareAt(table);
	const share = state.fairness.sealing ? nonces.sealed() : nonces.plain(state);
	nonces.keep(table, share);
	const { seal, nonce } = share;
	try {
		state = await joined(table, seat, seal === null ? { nonce } : { seal });
	} catch (error) {
		const refused = error instanceof ApiError && !error.passing;
		// What another tab has sealed counts, then.
		if (refused && before && nonces.shareAt(table)?.nonce === nonce) nonces.keep(table, before);
		throw error;
	}
	return unseal(state);
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

type Deed = 'start' | 'decline' | 'resign' | 'abort' | 'return';

export const api = {
	me: () => ask<MeView>('GET', '/me'),
	rename: (name: string) => ask<MeView>('PATCH', '/me', { name }),
	admission: () => ask<AdmissionView>('GET', '/admission'),
	signUp: (name: string, password: string, invitation: string | null) =>
		ask<MeView>('POST', '/me/account', { name, password, invitation }),
	logIn: (name: string, password: string, code: string | null) =>
		ask<MeView>('POST', '/login', { name, password, code }),
	myBan: () => ask<MyBanView | null>('GET', '/me/ban'),
	appeal: (words: string) => ask<AppealView>('POST', '/me/appeal', { words }),
	secondFactor: () => ask<SecondFactorView>('GET', '/me/second-factor'),
	beginSecondFactor: (password: string) =>
		ask<Schemas['NewSecretView']>('POST', '/me/second-factor', { password }),
	confirmSecondFactor: (code: string) =>
		ask<RecoveryCodesView>('POST', '/me/second-factor/confirm', { code }),
	showSecondFactor: (code: string) => ask<MeView>('POST', '/me/second-factor/show', { code }),
	newRecoveryCodes: (code: string) =>
		ask<RecoveryCodesView>('POST', '/me/second-factor/recovery-codes', { code }),
	endSecondFactor: (password: string, code: string) =>
		ask<MeView>('POST', '/me/second-factor/off', { password, code }),
	logOut: () => ask<void>('POST', '/logout'),
	logOutEverywhere: () => ask<MeView>('POST', '/me/logout-everywhere'),
	newPassword: (old: string, wanted: string) =>
		ask<MeView>('POST', '/me/password', { old, new: wanted }),
	deleteMe: (password: string | null) => ask<void>('POST', '/me/delete', { password }),
	notify: () => ask<NotifyView>('GET', '/me/notify'),
	setNotify: (wanted: Schemas['NotifyIn']) => ask<NotifyView>('PUT', '/me/notify', wanted),
	tryNotify: (channel: NotifyView['available'][number]) =>
		ask<Schemas['TrialView']>('POST', '/me/notify/test', { channel }),
	push: () => ask<PushView>('GET', '/me/push'),
	subscribe: (wanted: Schemas['SubscriptionIn']) => ask<PushView>('PUT', '/me/push', wanted),
	unsubscribe: (device: string) => ask<void>('DELETE', `/me/push/${device}`),
	link: () => ask<Schemas['LinkView']>('POST', '/me/link'),
	tokens: () => ask<TokenView[]>('GET', '/me/tokens'),
	newToken: (name: string) => ask<NewTokenView>('POST', '/me/tokens', { name }),
	linkOwner: (secret: string) => ask<LinkOwner>('GET', `/link/${encodeURIComponent(secret)}`),
	followLink: (secret: string) => ask<MeView>('POST', `/link/${encodeURIComponent(secret)}`),
	dropToken: (id: string) => ask<void>('DELETE', `/me/tokens/${encodeURIComponent(id)}`),

	games: () => ask<GameOut[]>('GET', '/games'),
	gameTexts: (game: string, language: string) =>
		ask<Schemas['GameTextsOut']>('GET', `/games/${encodeURIComponent(game)}/texts/${language}`),
	examples: (game: string) =>
		ask<readonly ExampleOut[]>('GET', `/games/${encodeURIComponent(game)}/examples`),
	/** Those of a club alone, if one is named. */
	openTables: (club: string | null = null) => ask<TableOut[]>('GET', `/tables${query({ club })}`),
	playedTables: (club: string | null = null) =>
		ask<TableOut[]>('GET', `/tables/playing${query({ club })}`),
	mine: (wanted: MineQuery = {}) => ask<TableOut[]>('GET', `/tables/mine${query(wanted)}`),
	quick: (wanted: Partial<QuickIn> & { game: string }) => opened('/quick', wanted),
	learn: () => ask<LearnOut>('GET', '/learn'),
	puzzle: (game: string, number: number) =>
		ask<LessonViewOut>('GET', `/puzzles/${encodeURIComponent(game)}/${number}`),
	puzzleTries: (game: string, number: number) =>
		ask<Schemas['TriesOut']>('GET', `/puzzles/${encodeURIComponent(game)}/${number}/tries`),
	tryPuzzle: (game: string, number: number, move: string) =>
		ask<Schemas['TriedOut']>('POST', `/puzzles/${encodeURIComponent(game)}/${number}/tries`, {
			move,
		}),
	puzzleSolution: (game: string, number: number) =>
		ask<SolutionOut>('GET', `/puzzles/${encodeURIComponent(game)}/${number}/solution`),
	/** How the lessons of a game begin. */
	lessons: (game: string) =>
		ask<readonly LessonViewOut[]>('GET', `/games/${encodeURIComponent(game)}/lessons`),
	/** The guided hand of a game, or `chuhan/puzzle-3`. */
	lesson: (id: string) =>
		ask<StateOut>('POST', `/lessons/${id.split('/').map(encodeURIComponent).join('/')}`),
	open: (wanted: Partial<TableIn> & { game: string }) => opened('/tables', wanted),

	seek: () => ask<SeekOut | null>('GET', '/seek'),
	beginSeek: (wanted: Schemas['SeekIn']) => ask<SeekOut>('POST', '/seek', wanted),
	answerSeek: (given: Schemas['AnswerIn']) => ask<SeekOut>('POST', '/seek/answer', given),
	stopSeek: () => ask<void>('DELETE', '/seek'),
	contacts: () => ask<Schemas['ContactsOut']>('GET', '/me/contacts'),
	putContact: (person: string, kind: ContactOut['kind'] | null) =>
		ask<void>('PUT', `/me/contacts/${encodeURIComponent(person)}`, { kind }),
	setVisible: (visible: boolean) => ask<void>('PUT', '/me/visible', { visible }),

	report: (person: string, told: Schemas['ReportIn']) =>
		ask<void>('POST', `/people/${encodeURIComponent(person)}/reports`, told),
	reportAt: (table: string, told: Schemas['TableReportIn']) =>
		ask<void>('POST', `${at(table)}/reports`, told),

	/** Of a club alone, if one is named; or of those I follow. */
	leaderboard: (game: string, pace: Pace, club: string | null, followed: boolean) =>
		ask<LeaderboardOut>(
			'GET',
			`/leaderboard/${encodeURIComponent(game)}${query({ pace, club, followed: followed || null })}`,
		),
	profile: (person: string) => ask<ProfileOut>('GET', `/people/${encodeURIComponent(person)}`),
	career: (person: string, game: string, pace: Pace) =>
		ask<CareerOut>(
			'GET',
			`/people/${encodeURIComponent(person)}/games/${encodeURIComponent(game)}${query({ pace })}`,
		),
	/** How somebody stands with the bots. */
	rivals: (person: string) =>
		ask<readonly RivalStanding[]>('GET', `/people/${encodeURIComponent(person)}/rivals`),
	ratings: (table: string) => ask<TableResultOut>('GET', `${at(table)}/ratings`),

	state: (table: string) => ask<StateOut>('GET', at(table)),
	terms: (table: string) => ask<TableOut>('GET', `${at(table)}/terms`),
	sit,
	unseal,
	leave: async (table: string) => {
		await ask<void>('POST', `${at(table)}/leave`);
		nonces.forget(table);
	},
	/** With another bot, if one is named. */
	rematch: async (table: string, bot: string | null = null) => {
		const share = nonces.sealed();
		const asked = { bot, seal: share.seal };
		const state = await ask<StateOut>('POST', `${at(table)}/rematch`, asked);
		nonces.keep(state.table, share);
		return unseal(state);
	},
	do: (table: string, deed: Deed) => ask<StateOut>('POST', `${at(table)}/${deed}`),
	/** As long as that decision is the one that I am asked for. */
	undo: (table: string, decision: number | null) =>
		ask<StateOut>('POST', `${at(table)}/undo`, { decision }),
	claim: (table: string, wanted: Schemas['ClaimIn']) =>
		ask<StateOut>('POST', `${at(table)}/claim`, wanted),
	standing: (table: string, answer: string) =>
		ask<StateOut>('POST', `${at(table)}/standing`, { answer }),
	offer: (table: string, kind: OfferKind, agree: number | null = null) =>
		ask<StateOut>('POST', `${at(table)}/${kind}`, { agree }),
	chat: (table: string, since: number) =>
		ask<Schemas['ChatOut']>('GET', `${at(table)}/chat?since=${since}`),
	say: (table: string, text: string) => ask<ChatLine>('POST', `${at(table)}/chat`, { text }),
	legal: (table: string) => ask<Schemas['LegalOut']>('GET', `${at(table)}/legal`),
	check: (table: string, moves: readonly string[]) =>
		ask<Schemas['CheckOut']>('POST', `${at(table)}/check`, { moves }),
	choices: (table: string) => ask<Record<string, string[]>>('GET', `${at(table)}/choices`),
	/** The table as it was seen from before one event of the journal until after another. */
	moments: (table: string, first: number, last: number) =>
		ask<readonly MomentOut[]>('GET', `${at(table)}/moments?first=${first}&last=${last}`),
	replay: (table: string, ply: number, seat: number | null) =>
		ask<ReplayOut>('GET', `${at(table)}/replay?ply=${ply}${seat === null ? '' : `&seat=${seat}`}`),
	/** Can it be? As it is with all its fields, or why not. */
	position: (wanted: PositionIn, language: string) =>
		ask<PositionOut>('POST', '/positions', wanted, language),
	positionAt: (table: string, ply: number) =>
		ask<Schemas['MomentPositionOut']>('GET', `${at(table)}/position?ply=${ply}`),
	analysis: (table: string) => ask<AnalysisOut>('GET', `${at(table)}/analysis`),
	askForAnalysis: (table: string) => ask<AnalysisOut>('POST', `${at(table)}/analysis`),
	hint: (table: string) => ask<HintOut>('POST', `${at(table)}/hint`),
	branch: (table: string, wanted: BranchIn) => opened(`${at(table)}/branch`, wanted),
	/** Of a finished game: the file that `recordUrl` downloads. */
	record: <T>(table: string) => ask<T>('GET', `${at(table)}/record`),
	recordUrl: (table: string) => `/api${at(table)}/record`,
	liveUrl: (table: string, since: number, version: number) => {
		const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
		const known = query({ since, version, presence: true, revision: revisionOf(table) });
		return `${scheme}://${location.host}/api${at(table)}/live${known}`;
	},
};
