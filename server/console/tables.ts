import type { ConsoleRole } from '../../src/protocol/console-api.ts';
import type { ColumnType, Generated } from 'kysely';

/** An operator. `password_hash` is an argon2id string; nothing else about the password is kept. */
export interface ConsoleAccountTable {
  readonly id: Generated<string>;
  readonly username: string;
  readonly name: string;
  readonly role: ConsoleRole;
  readonly password_hash: string;
  readonly disabled: ColumnType<boolean, boolean | undefined, boolean>;
  readonly created_at: Date;
}
/** A signed-in browser. The token itself is only in its cookie. */
export interface ConsoleSessionTable {
  /** Hex SHA-256 of the token. */
  readonly token_hash: string;
  readonly account_id: string;
  readonly created_at: Date;
  readonly last_seen_at: ColumnType<Date, Date, Date>;
  readonly expires_at: Date;
}
/** Failed logins per subject (account or network) in the running window. */
export interface ConsoleLoginFailureTable {
  readonly subject: string;
  readonly window_started_at: Date;
  readonly failures: number;
}
/** How many patches each saved edit of the draft made, so that undo takes back whole edits. */
export interface ConsoleDraftEditTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly patches: number;
  readonly author: string;
  readonly created_at: Date;
}

export interface ConsoleTables {
  readonly console_account: ConsoleAccountTable;
  readonly console_session: ConsoleSessionTable;
  readonly console_login_failure: ConsoleLoginFailureTable;
  readonly console_draft_edit: ConsoleDraftEditTable;
}
