import type { ConsoleRole } from '../../src/protocol/console/console-api.ts';

export interface StoredAccount {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly role: ConsoleRole;
  /** Null until an invited operator has used the link. */
  readonly passwordHash: string | null;
  readonly disabled: boolean;
  /** True while the password is public: the account is for demonstrations only. */
  readonly publicPassword: boolean;
  /** Where links for a password go; empty where none is known. */
  readonly email: string;
  /** From when the account decides about money and proposals; null: always. */
  readonly decidesFrom: Date | null;
  /** The operator who was shown the link of the password; null where no other operator was. */
  readonly linkShownTo: string | null;
}
/** How many tries are free, and how the wait grows from then on: it doubles with each further try. */
export interface TryPolicy {
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Tries are forgotten after this long without one. */
  readonly forgetMs: number;
}
export interface StoredSession {
  readonly tokenHash: string;
  readonly account: StoredAccount;
  readonly openedAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  /** Whether the account has a second factor now, and whether the login was finished with one. */
  readonly hasFactor: boolean;
  readonly withFactor: boolean;
  /** When the operator last proved who it is. */
  readonly provenAt: Date;
}

export type NewAccount = Pick<StoredAccount, 'username' | 'name' | 'role'> & {
  readonly passwordHash: string;
};
export interface NewSession {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly now: Date;
  readonly expiresAt: Date;
  /** Where it was opened, as limits count callers. */
  readonly network: string;
  /** What the browser calls itself. */
  readonly browser: string;
  /** True where a second factor was proven too. */
  readonly withFactor: boolean;
}

/** Everything the console keeps. One implementation on PostgreSQL, one in memory for tests. */
export interface ConsoleStore {
  /** Compares without regard to case. */
  findAccount(username: string): Promise<StoredAccount | null>;
  /** Adds an account for a demonstration; false where the username is taken, and nothing is changed. */
  addPublicAccount(account: NewAccount, now: Date): Promise<boolean>;

  addSession(session: NewSession): Promise<void>;
  findSession(tokenHash: string): Promise<StoredSession | null>;
  touchSession(tokenHash: string, now: Date): Promise<void>;
  /** The operator proved again who it is. */
  proveSession(tokenHash: string, now: Date): Promise<void>;
  removeSession(tokenHash: string): Promise<void>;
  removeSessionsBefore(moment: Date, idleSince: Date): Promise<void>;

  /**
   * Counts a try before it is judged, and answers how many milliseconds are to be waited; 0 lets it through.
   * Of tries at the same moment no more than the free ones get through. A try that is refused is not counted.
   */
  takeTry(subject: string, policy: TryPolicy, now: Date): Promise<number>;
  /** For a try that was not judged, or was right. */
  giveBackTry(subject: string): Promise<void>;
  clearTries(subject: string): Promise<void>;
  /** Removes the records of names that were not tried since. */
  removeTriesBefore(moment: Date): Promise<void>;
  /** Whether the operator has logged in from there before. */
  isKnownNetwork(accountId: string, network: string): Promise<boolean>;
  noteNetwork(accountId: string, network: string, now: Date): Promise<void>;
}
