import type {
  InvitationRequest,
  LinkPurpose,
  LinkUse,
  OwnAccount,
  PeopleState,
} from '../../../src/protocol/console-people.ts';
import type { ConsoleRole } from '../../../src/protocol/console-api.ts';
import type { StoredAccount } from '../console-store.ts';

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
 * `people.last-administrator` (one account must be able to manage people).
 */
export interface People {
  list(): Promise<PeopleState>;
  /** @throws Refusal `people.known` where the username is taken */
  invite(request: InvitationRequest, by: Actor): Promise<AccountLink>;
  /** Ends the operator's sessions. */
  changeRole(username: string, role: ConsoleRole, by: Actor): Promise<void>;
  /** Disabling ends the operator's sessions, and open links. */
  setDisabled(username: string, disabled: boolean, by: Actor): Promise<void>;
  endSessions(username: string, by: Actor): Promise<void>;
  /** A link to choose a new password. The old one is good until then. @throws Refusal `people.disabled` */
  reset(username: string, by: Actor): Promise<AccountLink>;
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
