/** What the server is asked about tournaments. */
import { ask, query } from '../api/client';
import type { components } from '../api/schema';

type Schemas = components['schemas'];
export type TournamentIn = Schemas['TournamentIn'];
export type TournamentOut = Schemas['TournamentOut'];
export type TournamentsOut = Schemas['TournamentsOut'];
export type WholeTournament = Schemas['WholeTournamentOut'];
export type RankedPlayer = Schemas['RankedPlayerOut'];
export type TournamentGame = Schemas['TournamentGameOut'];
export type Result = RankedPlayer['results'][number];
export type Deed = 'join' | 'leave' | 'begin' | 'cancel' | 'lift';

const at = (id: string) => `/tournaments/${encodeURIComponent(id)}`;

export const requests = {
	/** Those of a club alone, if one is named. */
	list: (club: string | null = null) =>
		ask<TournamentsOut>('GET', `/tournaments${query({ club })}`),
	one: (id: string, round: number | null) =>
		ask<WholeTournament>('GET', round === null ? at(id) : `${at(id)}?round=${round}`),
	open: (wanted: Partial<TournamentIn> & { name: string; game: string }) =>
		ask<WholeTournament>('POST', '/tournaments', wanted),
	remind: (id: string) => ask<void>('POST', `${at(id)}/remind`),
	remove: (id: string, person: string) =>
		ask<WholeTournament>('POST', `${at(id)}/remove`, { person }),
	do: (id: string, deed: Deed) => ask<WholeTournament>('POST', `${at(id)}/${deed}`),
};

export const pageOf = (id: string) => `/tournaments/${encodeURIComponent(id)}`;
