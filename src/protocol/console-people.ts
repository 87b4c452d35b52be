import type { ConsoleRole } from './console-api.ts';

/** `invited`: has a link and no password yet. `public`: of the demonstration, with the password of all. */
export type OperatorState = 'active' | 'invited' | 'disabled' | 'public';
export interface WireOperator {
  readonly username: string;
  readonly name: string;
  readonly role: ConsoleRole;
  readonly state: OperatorState;
  /** Open sessions. */
  readonly sessions: number;
  /** ISO 8601, UTC; of the open sessions. */
  readonly lastSeenAt: string | null;
  /** Until when the newest link can be used; null where there is none. */
  readonly linkExpiresAt: string | null;
}
/** `GET /api/people`, and the answer to each change. */
export interface PeopleState {
  readonly operators: readonly WireOperator[];
}
/** A link for one use. It is answered once and kept nowhere. */
export interface OperatorLink {
  readonly url: string;
  readonly expiresAt: string;
}
export interface InvitationRequest {
  readonly username: string;
  readonly name: string;
  readonly role: ConsoleRole;
}
/** Answer to an invitation and to a reset. */
export interface LinkedPeople extends PeopleState {
  readonly link: OperatorLink;
}

/** What a link is for: `POST /api/links/look`. */
export interface LinkPurpose {
  readonly purpose: 'setup' | 'invitation' | 'reset';
  /** Empty for `setup`: the person who has the link chooses. */
  readonly username: string;
  readonly name: string;
}
/** `POST /api/links/take`. Username and name count for `setup` only. */
export interface LinkUse {
  readonly token: string;
  readonly username: string;
  readonly name: string;
  readonly password: string;
}

/** A browser in which the operator is logged in. */
export interface OwnSession {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly openedAt: string;
  readonly lastSeenAt: string;
  /** IPv4 address, or network of an IPv6 address. */
  readonly network: string;
  readonly browser: string;
}
/** `GET /api/account` */
export interface OwnAccount {
  readonly sessions: readonly OwnSession[];
}
/** `GET /api/installation`: what the login page shows without a session. */
export interface Installation {
  /** True where the passwords of the accounts are public. */
  readonly demo: boolean;
}
