import type { InvitationRequest, PeopleState } from '../../../src/protocol/calls/people.ts';
import type { LinkPurpose, LinkUse, OwnAccount } from '../../../src/protocol/calls/session.ts';
import type { ConsoleRole } from '../../../src/protocol/console/console-api.ts';
import type { StoredAccount } from '../console-store.ts';

/** Where the link of a change went; both null where there is none. */
export interface Handed {
  readonly link: AccountLink | null;
  readonly sentTo: string | null;
}
export interface ChangeOutcome extends Handed {
  /** True where the change waits for another operator. */
  readonly isProposed: boolean;
}
export interface PeopleDecision {
  readonly id: string;
  readonly state: 'approved' | 'rejected' | 'withdrawn';
  readonly reason: string;
}
/** Who changes something: an operator, or the command line, which has no account. */
export interface Actor {
  readonly username: string;
  readonly accountId: string | null;
}
/** A link that was just made. The token is nowhere else. */
export interface AccountLink {
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * The operators of an installation. Every change is a line of the audit, in the same transaction. Changes
 * throw a Refusal: `people.unknown`, `people.self` (operators cannot change their own rights),
 * `people.last-administrator` (one account must be able to manage people), `people.waiting` (one change at a time),
 * `people.address-missing`, `people.address-known`. What makes, resets or promotes an account that publishes, decides
 * about money or manages people is a proposal, unless the command line asks.
 */
export interface People {
  list(): Promise<PeopleState>;
  /** @throws Refusal `people.known` where the username is taken */
  invite(request: InvitationRequest, by: Actor): Promise<ChangeOutcome>;
  /** Ends the operator's sessions. */
  changeRole(username: string, role: ConsoleRole, by: Actor, note?: string): Promise<ChangeOutcome>;
  changeAddress(username: string, email: string, by: Actor, note?: string): Promise<ChangeOutcome>;
  /** Disabling ends the operator's sessions, and open links. */
  setDisabled(username: string, disabled: boolean, by: Actor, note?: string): Promise<ChangeOutcome>;
  endSessions(username: string, by: Actor): Promise<void>;
  /** A link to choose a new password. The old one is good until then. @throws Refusal `people.disabled` */
  reset(username: string, by: Actor, note?: string): Promise<ChangeOutcome>;
  /**
   * Confirms, refuses or withdraws a change that waits.
   * @throws Refusal `rules.unknown`, AppError 403 as `requireSecondPerson` does
   */
  decide(decision: PeopleDecision, by: Actor): Promise<Handed>;
}

/** What operators do about their own account. */
export interface OwnAccounts {
  read(accountId: string, tokenHash: string): Promise<OwnAccount>;
  /** Ends one of the operator's own sessions; nothing happens where it has ended. */
  endSession(account: StoredAccount, id: string): Promise<void>;
  /** Sets the password and ends all sessions of the operator. */
  setPassword(account: StoredAccount, passwordHash: string): Promise<void>;
}

/** Links for one use. */
export interface Links {
  /** Null where the link is unknown, used or over. */
  look(token: string): Promise<LinkPurpose | null>;
  /**
   * Uses the link up: sets the password, ends the operator's sessions, and answers the account. Of uses at
   * the same moment one gets it. @throws Refusal `link.unknown`, `people.known`
   */
  take(use: Omit<LinkUse, 'password'> & { readonly passwordHash: string }): Promise<StoredAccount>;
  /** Whether the first administrator may still be made by a link. */
  isSetupOpen(): Promise<boolean>;
  /**
   * The link for the first administrator, the same on all nodes and at each start; null where there is an
   * administrator.
   */
  openSetup(): Promise<AccountLink | null>;
}
