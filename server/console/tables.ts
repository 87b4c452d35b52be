import type { ConsoleRole } from '../../src/protocol/console-api.ts';
import type { ColumnType, Generated } from 'kysely';

/** An operator. `password_hash` is an argon2id string; nothing else about the password is kept. */
export interface ConsoleAccountTable {
  readonly id: Generated<string>;
  readonly username: string;
  readonly name: string;
  readonly role: ConsoleRole;
  /** Null until the link of the invitation is used. */
  readonly password_hash: string | null;
  readonly disabled: ColumnType<boolean, boolean | undefined, boolean>;
  /** True while the password is public. */
  readonly public_password: ColumnType<boolean, boolean | undefined, boolean>;
  readonly created_at: Date;
  /** Where links for a password go; empty where none is known. */
  readonly email: ColumnType<string, string | undefined, string>;
  /** Since when the account decides about money and proposals; null: always. */
  readonly decides_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The operator who was shown the link of its password; null where it went to the address. */
  readonly link_shown_to: ColumnType<string | null, string | null | undefined, string | null>;
}
/** Which operator had a hand in which account: neither decides about a proposal of the other. */
export interface ConsoleAccountTieTable {
  readonly account_id: string;
  readonly by_account_id: string;
  readonly deed: AccountDeed;
  readonly at: Date;
}
export type AccountDeed = 'made' | 'reset' | 'promoted' | 'enabled' | 'readdressed' | 'confirmed';
/** A logged-in browser. The token itself is only in its cookie. */
export interface ConsoleSessionTable {
  /** Hex SHA-256 of the token. */
  readonly token_hash: string;
  readonly account_id: string;
  readonly created_at: Date;
  readonly last_seen_at: ColumnType<Date, Date, Date>;
  readonly expires_at: Date;
  readonly id: Generated<string>;
  /** Where it was opened. */
  readonly network: ColumnType<string, string | undefined, string>;
  /** What the browser calls itself, shortened. */
  readonly browser: ColumnType<string, string | undefined, string>;
}
/** A link for one use. `setup` makes the first administrator and belongs to no account yet. */
export interface ConsoleLinkTable {
  /** Hex SHA-256 of the token. */
  readonly token_hash: string;
  readonly purpose: 'setup' | 'invitation' | 'reset';
  readonly account_id: string | null;
  /** Of `setup` only: what the token is made of, with the key of the installation. */
  readonly nonce: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly used_at: ColumnType<Date | null, Date | null | undefined, Date>;
}
/** Tries to log in per subject (a name from a network, or a network), counted before they are judged. */
export interface ConsoleLoginTryTable {
  readonly subject: string;
  readonly tries: number;
  readonly last_at: Date;
  readonly blocked_until: Date;
}
export interface ConsoleKnownNetworkTable {
  readonly account_id: string;
  readonly network: string;
  readonly seen_at: Date;
}
/** How many patches each saved edit of the draft made, so that undo reverts whole edits. */
export interface ConsoleDraftEditTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly patches: number;
  readonly author: string;
  readonly created_at: Date;
}

export interface ConsoleTables {
  readonly console_account: ConsoleAccountTable;
  readonly console_account_tie: ConsoleAccountTieTable;
  readonly console_session: ConsoleSessionTable;
  readonly console_link: ConsoleLinkTable;
  readonly console_login_try: ConsoleLoginTryTable;
  readonly console_known_network: ConsoleKnownNetworkTable;
  readonly console_draft_edit: ConsoleDraftEditTable;
}
