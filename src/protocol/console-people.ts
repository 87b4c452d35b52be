import type { ConsoleRole } from './console-api.ts';
import type { ProposalRecord } from './proposal.ts';

/** `invited`: has a link and no password yet. `public`: of the demonstration, with the password of all. */
export type OperatorState = 'active' | 'invited' | 'disabled' | 'public';
export interface WireOperator {
  readonly username: string;
  readonly name: string;
  readonly role: ConsoleRole;
  /** Where links for a password go; empty where none is known. */
  readonly email: string;
  readonly state: OperatorState;
  /** Open sessions. */
  readonly sessions: number;
  /** ISO 8601, UTC; of the open sessions. */
  readonly lastSeenAt: string | null;
  /** Until when the newest link can be used; null where there is none. */
  readonly linkExpiresAt: string | null;
  /** From when the account decides about money and proposals; null where it does. */
  readonly decidesFrom: string | null;
}
/** What is done to an account; a role is changed, an address replaced. */
export type OperatorChangeKind = 'add' | 'reset' | 'role' | 'enable' | 'address';
/** Who had a hand in an account before. */
export interface AccountHand {
  readonly deed: 'made' | 'reset' | 'promoted' | 'enabled' | 'readdressed' | 'confirmed';
  readonly by: string;
  readonly at: string;
}
/** A change of an account that publishes, decides about money or manages people: another operator confirms it. */
export interface OperatorProposal extends ProposalRecord {
  readonly kind: OperatorChangeKind;
  readonly username: string;
  readonly name: string;
  /** What the account will have. */
  readonly role: ConsoleRole;
  readonly email: string;
  /** What it has; null for a new one. */
  readonly roleNow: ConsoleRole | null;
  readonly emailNow: string | null;
  /** Who had a hand in the account, newest first. */
  readonly hands: readonly AccountHand[];
}
/** `GET /api/people`, and the answer to each change. */
export interface PeopleState {
  readonly operators: readonly WireOperator[];
  readonly waiting: readonly OperatorProposal[];
  /** Decided lately, newest first. */
  readonly past: readonly OperatorProposal[];
  /** Hours for which a new or changed account decides about nothing. */
  readonly waitHours: number;
  /** Whether links go to the operators’ addresses; else they are shown to the one who makes or confirms a change. */
  readonly isMailed: boolean;
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
  /** Needed where links are sent. */
  readonly email?: string;
  /** Why, for the operator who confirms. */
  readonly note?: string;
}
/** Answer to each change that may wait or make a link. */
export interface LinkedPeople extends PeopleState {
  /** Null where there is none, or it went to the address. */
  readonly link: OperatorLink | null;
  readonly sentTo: string | null;
  /** True where the change waits for another operator. */
  readonly isProposed: boolean;
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
  /** From when the account decides about money and proposals; null where it does. */
  readonly decidesFrom: string | null;
  readonly sessions: readonly OwnSession[];
}
/** `GET /api/installation`: what the login page shows without a session. */
export interface Installation {
  /** True where the passwords of the accounts are public. */
  readonly demo: boolean;
}
