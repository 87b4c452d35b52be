import type { ConsoleRole } from '../../src/protocol/console-api.ts';

export interface StoredAccount {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly role: ConsoleRole;
  readonly passwordHash: string;
  readonly disabled: boolean;
}
export interface StoredSession {
  readonly tokenHash: string;
  readonly account: StoredAccount;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** Everything the console keeps. One implementation on PostgreSQL, one in memory for tests. */
export interface ConsoleStore {
  /** Compares without regard to case. */
  findAccount(username: string): Promise<StoredAccount | null>;
  /** Adds the account, or replaces name, role and password of the one with that username. */
  saveAccount(account: Omit<StoredAccount, 'id' | 'disabled'>, now: Date): Promise<'added' | 'updated'>;

  addSession(session: { tokenHash: string; accountId: string; now: Date; expiresAt: Date }): Promise<void>;
  findSession(tokenHash: string): Promise<StoredSession | null>;
  touchSession(tokenHash: string, now: Date): Promise<void>;
  removeSession(tokenHash: string): Promise<void>;
  removeSessionsBefore(moment: Date, idleSince: Date): Promise<void>;

  /** Counts one failure and answers the failures of the window, this one included. */
  countFailure(subject: string, now: Date, windowMs: number): Promise<number>;
  failuresOf(
    subject: string,
    now: Date,
    windowMs: number,
  ): Promise<{ failures: number; startedAt: Date | null }>;
  clearFailures(subject: string): Promise<void>;

  /** Patch counts of the draft's edits, oldest first. */
  draftEdits(merchant: string): Promise<readonly number[]>;
  pushDraftEdit(merchant: string, edit: { patches: number; author: string; now: Date }): Promise<void>;
  popDraftEdit(merchant: string): Promise<void>;
  clearDraftEdits(merchant: string): Promise<void>;
}
