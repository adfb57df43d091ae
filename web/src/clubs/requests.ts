/** What the server is asked about clubs. */
import { ask } from '../api/client';
import type { components } from '../api/schema';

type Schemas = components['schemas'];
export type Club = Schemas['ClubOut'];
export type WholeClub = Schemas['WholeClubOut'];
export type Member = Schemas['ClubMemberOut'];
export type Invitation = Schemas['ClubInvitationOut'];

const at = (club: string) => `/clubs/${encodeURIComponent(club)}`;
const memberAt = (club: string, person: string) =>
	`${at(club)}/members/${encodeURIComponent(person)}`;

export const requests = {
	mine: () => ask<Club[]>('GET', '/clubs'),
	one: (club: string) => ask<WholeClub>('GET', at(club)),
	invite: (club: string, uses: number, days: number) =>
		ask<Schemas['NewClubInvitationOut']>('POST', `${at(club)}/invitations`, { uses, days }),
	revoke: (club: string, invitation: string) =>
		ask<void>('DELETE', `${at(club)}/invitations/${encodeURIComponent(invitation)}`),
	appoint: (club: string, person: string, organiser: boolean) =>
		ask<void>('PUT', memberAt(club, person), { organiser }),
	/** Leave it, or put somebody out. */
	part: (club: string, person: string) => ask<void>('DELETE', memberAt(club, person)),
	look: (code: string) => ask<Club>('POST', '/club-invitations/look', { code }),
	join: (code: string) => ask<Club>('POST', '/club-invitations/join', { code }),
};

export const pageOf = (club: string) => `/clubs/${encodeURIComponent(club)}`;
