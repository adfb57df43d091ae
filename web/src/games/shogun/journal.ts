/** What the journal tells of throws, winters, scorings and past plans. */
import type { JournalEvent } from '../../texts/telling';
import type { Plan } from './plan';
import type { Cubes, Province } from './view';

export interface Throw {
	readonly fighters: Cubes;
	readonly tray: Cubes;
	readonly out: Cubes;
	readonly inside: Cubes;
}

/** A throw, what it was about, and how it ended; the first one fills the tower. */
export interface Fight {
	readonly opening: JournalEvent | null;
	readonly cubes: Throw;
	readonly result: JournalEvent | null;
	/** Its place in the journal. */
	readonly at: number;
}

const RESULTS = new Set(['conquered', 'repelled', 'emptied', 'quelled', 'overrun']);

export function fightsOf(journal: readonly JournalEvent[]): Fight[] {
	const fights: Fight[] = [];
	let opening: JournalEvent | null = null;
	journal.forEach((event, at) => {
		if (event.kind === 'attacked' || event.kind === 'revolted') opening = event;
		if (event.kind !== 'thrown') return;
		const next = journal[at + 1];
		const result = next !== undefined && RESULTS.has(next.kind) ? next : null;
		fights.push({ opening, cubes: event as unknown as Throw, result, at });
		opening = null;
	});
	return fights;
}

export function concerns({ opening }: Fight, seat: number | null): boolean {
	return opening !== null && seat !== null && (opening.seat === seat || opening.owner === seat);
}

/** The province that is fought for. */
export function placeOf(fight: Fight | undefined): string | undefined {
	const place = fight?.opening?.to ?? fight?.opening?.province;
	return typeof place === 'string' ? place : undefined;
}

/** That province as it was before, with what fights for its owner; undefined where it had none. */
export function beforeOf(
	{ opening, cubes }: Fight,
	now: Province | undefined,
): Province | undefined {
	const owner = opening?.kind === 'revolted' ? opening.seat : opening?.owner;
	if (typeof owner !== 'number') return undefined;
	const bare = { castle: false, temple: false, theatre: false, markers: 0 };
	return { ...bare, ...now, owner, armies: cubes.fighters[owner] ?? 0 };
}

/** The colours that fight: those of the first side, those against it. */
export function partiesOf({ opening, cubes, result }: Fight): [string[], string[]] {
	if (opening === null) return [Object.keys(cubes.fighters), []];
	const own = String(opening.seat);
	if (opening.kind === 'revolted') return [[own], ['peasant']];
	const { owner } = opening;
	const theirs = owner === null || owner === undefined ? [] : [String(owner)];
	const peasants = theirs.length === 0 || Number(result?.peasants ?? 0) > 0;
	return [[own], peasants ? [...theirs, 'peasant'] : theirs];
}

export interface TowerLine {
	readonly colour: string;
	readonly inside: number;
	readonly thrown: number;
	readonly out: number;
}

/** By colour, over all throws: what went in, what came out, what is inside. */
export function towerLines(fights: readonly Fight[], seats: number): TowerLine[] {
	const colours = [...Array.from({ length: seats }, (_, seat) => String(seat)), 'peasant'];
	return colours.map((colour) => {
		const sum = (of: (cubes: Throw) => Cubes) =>
			fights.reduce((total, { cubes }) => total + (of(cubes)[colour] ?? 0), 0);
		return {
			colour,
			inside: fights.at(-1)?.cubes.inside[colour] ?? 0,
			thrown: sum(({ fighters }) => fighters) + sum(({ tray }) => tray),
			out: sum(({ out }) => out),
		};
	});
}

/** The own plan of the last season that was played; null in the first one. */
export function lastPlan(journal: readonly JournalEvent[]): Plan | null {
	const bids = journal.findLast(
		({ kind, what, plan }) => kind === 'revealed' && what === 'bids' && plan !== undefined,
	);
	return (bids?.plan as Plan | undefined) ?? null;
}

export interface WinterLine {
	readonly seat: number;
	readonly before: number;
	readonly loss: number;
	readonly rice: number;
	readonly provinces: number;
	readonly missing: number;
	readonly revolts: readonly string[];
	readonly extra: number;
}

export interface Winter {
	readonly year: number;
	readonly event: string;
	readonly loss: number;
	readonly lines: readonly WinterLine[];
}

/** How the last winter went, as far as it has come. */
export function winterOf(journal: readonly JournalEvent[]): Winter | null {
	const from = journal.findLastIndex(({ kind }) => kind === 'winter_came');
	const came = journal[from];
	if (came === undefined) return null;
	const after = journal.slice(from);
	const before = came.before as number[];
	const rice = came.rice as number[];
	const lines: WinterLine[] = [];
	after.forEach((event, at) => {
		if (event.kind !== 'fed' && event.kind !== 'starved') return;
		const next = after[at + 1];
		const drawn = next?.kind === 'drawn' && next.what === 'revolts' ? next : undefined;
		const seat = Number(event.seat);
		lines.push({
			seat,
			before: before[seat] ?? 0,
			loss: Number(came.loss),
			rice: rice[seat] ?? 0,
			provinces: Number(event.provinces),
			missing: Number(event.missing ?? 0),
			revolts: (drawn?.province as string[] | undefined) ?? [],
			extra: Number(drawn?.extra ?? 0),
		});
	});
	return { year: Number(came.year), event: String(came.event), loss: Number(came.loss), lines };
}

export interface RegionScore {
	readonly provinces: number;
	readonly buildings: number;
	readonly castle: number;
	readonly temple: number;
	readonly theatre: number;
	readonly total: number;
}

export interface Scoring {
	readonly year: number;
	readonly regions: Readonly<Record<string, readonly RegionScore[]>>;
	readonly points: readonly number[];
	readonly before: readonly number[];
	readonly vp: readonly number[];
}

export function scoringsOf(journal: readonly JournalEvent[]): Scoring[] {
	return journal.filter(({ kind }) => kind === 'scored') as unknown as Scoring[];
}
