/** What an owner asks the server for; it answers nobody else. */
import { ask, query, type AdmissionView } from '../../api/client';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type Invitation = Schemas['InvitationView'];
export type Person = Schemas['HostedPerson'];
export type Ban = Schemas['BanView'];
export type Report = Schemas['ReportView'];
export type Suspicions = Schemas['SuspicionsView'];
export type Aside = Schemas['AsideView'];
export type Table = Schemas['HostedTable'];
/** A request as the server sees it. */
export type Seen = Schemas['SeenView'];
export type Appeal = Schemas['HostedAppeal'];
export type Answer = NonNullable<Schemas['AppealView']['answer']>;
export type OwnerNotice = Schemas['OwnerNoticeView'];
export type HostedClub = Schemas['HostedClub'];
/** An account and its password, told this once. */
export type NewPassword = Schemas['ResetView'];

/** So many are listed at once. */
export const LISTED = 50;

export const owner = {
	admit: (wanted: Partial<AdmissionView>) => ask<AdmissionView>('POST', '/admin/admission', wanted),
	invitations: () => ask<Invitation[]>('GET', '/admin/invitations'),
	invite: (uses: number, days: number, note: string) =>
		ask<Schemas['NewInvitationView']>('POST', '/admin/invitations', { uses, days, note }),
	revoke: (id: string) => ask<void>('POST', '/admin/invitations/revoke', { id }),
	people: (name: string) => ask<Person[]>('GET', `/admin/people${query({ name, limit: LISTED })}`),
	newAccount: (name: string) => ask<NewPassword>('POST', '/admin/accounts', { name }),
	newPassword: (name: string) => ask<NewPassword>('POST', '/admin/people/password', { name }),
	bans: () => ask<Ban[]>('GET', '/admin/bans'),
	/** Without days it lasts until it is lifted. */
	ban: (kind: Ban['kind'], value: string, reason: string, days: number | null) =>
		ask<Ban[]>('POST', '/admin/bans', { kind, value, reason, days }),
	lift: ({ kind, value }: Ban) => ask<Ban[]>('POST', '/admin/bans/lift', { kind, value }),
	clubs: () => ask<HostedClub[]>('GET', '/admin/clubs'),
	openClub: (name: string, organiser: string) =>
		ask<HostedClub>('POST', '/admin/clubs', { name, organiser }),
	dissolve: (club: string) => ask<void>('POST', '/admin/clubs/dissolve', { club }),
	reports: () => ask<Report[]>('GET', '/admin/reports'),
	settle: (id: string, verdict: string) =>
		ask<void>('POST', '/admin/reports/settle', { id, verdict }),
	notices: () => ask<OwnerNotice[]>('GET', '/admin/notices'),
	appeals: () => ask<Appeal[]>('GET', '/admin/appeals'),
	answer: ({ person, at }: Appeal, answer: Answer, word: string, days: number | null) =>
		ask<void>('POST', '/admin/appeals/answer', { person, at, answer, word, days }),
	suspicions: () => ask<Suspicions>('GET', '/admin/suspicions'),
	aside: () => ask<Aside[]>('GET', '/admin/ratings/aside'),
	giveBack: (table: string) => ask<void>('POST', '/admin/ratings/give-back', { table }),
	tables: () => ask<Table[]>('GET', `/admin/tables${query({ limit: LISTED })}`),
	annul: (table: string) => ask<void>('POST', '/admin/tables/annul', { table }),
	seen: (headers: Record<string, string> = {}) =>
		ask<Seen>('GET', '/admin/proxy', undefined, undefined, headers),
	close: (table: string) => ask<void>('POST', '/admin/tables/close', { table }),
};
