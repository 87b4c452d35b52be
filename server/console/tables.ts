import type { ProposalColumns } from '../infrastructure/audit/proposal-columns.ts';
import type { ConsoleRole } from '../../src/protocol/console/console-api.ts';
import type { AccountHand, OperatorChangeKind } from '../../src/protocol/calls/people.ts';
import type { WireAudit } from '../../src/protocol/console/console-audit.ts';
import type { LaunchStepName } from '../../src/protocol/calls/launch.ts';
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
export type AccountDeed = AccountHand['deed'];
/** A change of an account that another operator confirms. */
export interface OperatorProposalTable extends Omit<ProposalColumns, 'merchant'> {
  readonly kind: OperatorChangeKind;
  /** Null until a new account is made. */
  readonly account_id: ColumnType<string | null, string | null, string>;
  readonly username: string;
  readonly name: string;
  readonly role: ConsoleRole;
  readonly email: string;
}
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
  /** Whether a second factor was proven too. */
  readonly with_factor: boolean;
  /** When the operator last proved who it is. */
  readonly proven_at: Date;
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
  /** Who was shown the link; null where it went to the address, or to the command line. */
  readonly shown_to: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whether an account that decides waits after it was used. */
  readonly waits: ColumnType<boolean, boolean | undefined, boolean>;
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

/** An operator's authenticator. Its secret is sealed, and null until a code of it was given. */
export interface ConsoleAuthenticatorTable {
  readonly account_id: string;
  readonly secret: ColumnType<string | null, string | null | undefined, string | null>;
  readonly confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  readonly pending_secret: string | null;
  readonly pending_until: Date | null;
  /** Of the newest code that was taken. */
  readonly last_step: ColumnType<string, string | undefined, string>;
  readonly last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
/** A key of one of an operator's devices. */
export interface ConsolePasskeyTable {
  readonly id: Generated<string>;
  readonly account_id: string;
  readonly credential_id: string;
  readonly public_key: string;
  readonly sign_count: string;
  readonly transports: string[];
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}
/** What a device is asked to sign, once. */
export interface ConsolePasskeyChallengeTable {
  readonly challenge_hash: string;
  readonly account_id: string;
  readonly purpose: 'add' | 'prove';
  readonly expires_at: Date;
}
export interface ConsoleRecoveryCodeTable {
  readonly account_id: string;
  readonly code_hash: string;
}

/** How often a kind of call or login of one caller was refused in an hour. */
export interface ConsoleRefusalTable {
  readonly merchant: string;
  readonly hour: Date;
  /** Empty where the caller is not known. */
  readonly caller: string;
  readonly action: string;
  readonly code: string;
  readonly refused: number;
}

/** A lost second factor that is to be removed, and what a second person said. */
export interface ConsoleFactorResetTable {
  readonly id: Generated<string>;
  readonly account_id: string;
  readonly username: string;
  readonly state: ColumnType<
    'waiting' | 'approved' | 'rejected' | 'withdrawn',
    'waiting',
    'approved' | 'rejected' | 'withdrawn'
  >;
  readonly note: string;
  readonly proposed_by: string;
  readonly proposed_at: Date;
  readonly decided_by: ColumnType<string | null, undefined, string>;
  readonly decided_at: ColumnType<Date | null, undefined, Date>;
  readonly reason: ColumnType<string, string | undefined, string>;
}

/** When an operator had the list of the audit open. */
export interface ConsoleAuditVisitTable {
  readonly account_id: string;
  /** Where the visit before ended; null at the first one. */
  readonly since: Date | null;
  readonly at: Date;
}
/** The last check of a merchant's records, and the one that runs. */
export interface AuditCheckTable {
  readonly merchant: string;
  readonly begun_at: Date | null;
  readonly begun_by: string;
  readonly entries: number;
  readonly checked: number;
  readonly moved_at: Date;
  readonly verdict: ColumnType<WireAudit | null, string | undefined, string>;
}

export interface LaunchMarkTable {
  readonly merchant: string;
  readonly step: LaunchStepName;
  readonly by: string;
  readonly at: Date;
}
/** Written by the command line. */
export interface BackupMadeTable {
  readonly id: Generated<string>;
  readonly made_at: Date;
  readonly is_encrypted: boolean;
  readonly verified_at: Date | null;
  readonly faults: number | null;
}
export interface ConsoleTables {
  readonly backup_made: BackupMadeTable;
  readonly console_audit_visit: ConsoleAuditVisitTable;
  readonly audit_check: AuditCheckTable;
  readonly launch_mark: LaunchMarkTable;
  readonly console_factor_reset: ConsoleFactorResetTable;
  readonly console_refusal: ConsoleRefusalTable;
  readonly console_authenticator: ConsoleAuthenticatorTable;
  readonly console_passkey: ConsolePasskeyTable;
  readonly console_passkey_challenge: ConsolePasskeyChallengeTable;
  readonly console_recovery_code: ConsoleRecoveryCodeTable;
  readonly console_account: ConsoleAccountTable;
  readonly console_account_tie: ConsoleAccountTieTable;
  readonly operator_proposal: OperatorProposalTable;
  readonly console_session: ConsoleSessionTable;
  readonly console_link: ConsoleLinkTable;
  readonly console_login_try: ConsoleLoginTryTable;
  readonly console_known_network: ConsoleKnownNetworkTable;
}
