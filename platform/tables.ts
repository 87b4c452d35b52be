import type { ColumnType, Generated } from 'kysely';
import type { Json, JsonObject } from '../src/protocol/json/json.ts';
import type { AgeTables } from './identity/age/tables.ts';
import type { AgentTables } from './agents/tables.ts';
import type { ApprovalTables } from './money/approvals/tables.ts';
import type { SettlementTables } from './agents/contracts/settlement/tables.ts';
import type { ContractTables } from './agents/contracts/tables.ts';
import type { ResponsibleGamingTables } from './protection/tables.ts';
import type { CashierTables } from './money/cashier/tables.ts';
import type { ContactTables } from './identity/contact/tables.ts';
import type { ConversationTables } from './messages/conversations/tables.ts';
import type { DeskTables } from './desks/tables.ts';
import type { DataExportTables } from './identity/data-export/tables.ts';
import type { DocumentTables } from './identity/documents/tables.ts';
import type { FeedbackTables } from './messages/feedback/tables.ts';
import type { FigureTables } from './figures/tables.ts';
import type { GameTables } from './play/games/tables.ts';
import type { IdentityTables } from './identity/tables.ts';
import type { AvailabilityTables } from './play/availability/tables.ts';
import type { JackpotTables } from './play/jackpots/tables.ts';
import type { LevelTables } from './rewards/levels/tables.ts';
import type { LotteryTables } from './lottery/tables.ts';
import type { MediaTables } from './play/media/library/tables.ts';
import type { NoticeTables } from './messages/tables.ts';
import type { MessageSettingTables } from './messages/settings/tables.ts';
import type { MissionTables } from './rewards/missions/tables.ts';
import type { PlayTables } from './play/tables.ts';
import type { PointTables } from './rewards/points/tables.ts';
import type { PromotionTables } from './rewards/promotions/tables.ts';
import type { RebateTables } from './rewards/rebates/tables.ts';
import type { ReferralTables } from './rewards/referrals/tables.ts';
import type { RewardTables } from './rewards/tables.ts';
import type { SecurityTables } from './identity/security/tables.ts';
import type { SupportTables } from './messages/support/tables.ts';
import type { TransferTables } from './money/transfers/tables.ts';
import type { TurnoverTables } from './money/turnover/tables.ts';
import type { UploadTables } from './calls/uploads/tables.ts';
import type { VendorTables } from './play/vendors/tables.ts';
import type { WithdrawalTables } from './money/withdrawals/tables.ts';

/** `bigint` columns read as text; write them as text too (money as `bigint` in code). */
type Id = Generated<string>;
type Changing<Value> = ColumnType<Value, Value, Value>;
type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;
/** 0 player; 1, 2, 41, 42 agent; 4 trial (specification, section 6). */
export type CustomerType = 0 | 1 | 2 | 4 | 41 | 42;

export interface MemberTable {
  readonly id: Id;
  readonly merchant: string;
  readonly account: string;
  readonly nickname: string;
  /** argon2id string; null for a member who logs in by SMS only. */
  readonly password_hash: ColumnType<string | null, string | null, string>;
  readonly customer_type: Changing<CustomerType>;
  /** Ids of all members above, the highest first. */
  readonly path: ColumnType<readonly string[], undefined, never>;
  readonly upline_id: string | null;
  /** E.164 with the plus sign. */
  readonly mobile: string | null;
  readonly email: string | null;
  readonly language: Changing<string>;
  readonly avatar: string;
  readonly level_name: Changing<string>;
  readonly level_rank: Changing<number>;
  readonly first_login: Defaulted<boolean>;
  /** The password was set by another person, not by the member. */
  readonly password_default: Defaulted<boolean>;
  readonly password_set_at: Changing<Date>;
  readonly frozen: ColumnType<boolean, boolean | undefined, boolean>;
  readonly frozen_at: ColumnType<Date | null, undefined, Date | null>;
  /** User name of the operator. */
  readonly frozen_by: ColumnType<string | null, undefined, string | null>;
  readonly frozen_reason: ColumnType<string | null, undefined, string | null>;
  /** When the member closed the account; a closed account is frozen. */
  readonly closed_at: ColumnType<Date | null, undefined, Date | null>;
  readonly closed_reason: ColumnType<string | null, undefined, string | null>;
  readonly profile: ColumnType<JsonObject, string | undefined, string>;
  /** End of the last break or exclusion; the database lets it move on only. */
  readonly break_until: ColumnType<Date | null, undefined, Date>;
  readonly created_at: Date;
}
/** `withdrawal`: opened during a break, for the way of the money out. */
export type SessionScope = 'all' | 'withdrawal' | 'look';
export interface MemberSessionTable {
  /** Hex SHA-256 of the token, which only the browser has. */
  readonly token_hash: string;
  readonly member_id: string;
  readonly network: string;
  readonly device: string;
  readonly created_at: Date;
  readonly last_seen_at: Changing<Date>;
  readonly expires_at: Changing<Date>;
  /** The latest end, however often it is used. */
  readonly ends_at: Date;
  /** Names the session in lists. */
  readonly id: Id;
  readonly scope: Defaulted<SessionScope>;
  /** When its owner typed in a code that was sent to the account; null before. */
  readonly proven_at: ColumnType<Date | null, never, Date>;
}
export interface AffiliateTable {
  readonly merchant: string;
  readonly code: string;
  /** Host whose visitors get this code without typing it; null for a code that people type. */
  readonly domain: string | null;
  readonly member_id: string | null;
  /** Whether new members still join by it. */
  readonly enabled: ColumnType<boolean, boolean | undefined, boolean>;
}
export interface CaptchaTable {
  readonly id_hash: string;
  readonly answer_hash: string;
  readonly expires_at: Date;
}
export interface HumanChallengeTable {
  readonly id: string;
  readonly kind: 'slider' | 'work';
  /** Slider: left edge of the gap in CSS pixels. Work: the number. */
  readonly answer: number;
  readonly attempts_left: Changing<number>;
  readonly expires_at: Date;
}
export interface HumanTokenTable {
  readonly token_hash: string;
  readonly expires_at: Date;
}
export interface SmsCodeTable {
  readonly merchant: string;
  readonly purpose: 'login' | 'register' | 'reset';
  readonly mobile: string;
  readonly code_hash: string;
  readonly attempts_left: Changing<number>;
  readonly expires_at: Date;
}
export interface LedgerAccountTable {
  readonly id: Id;
  readonly merchant: string;
  readonly owner: 'member' | 'house';
  readonly member_id: string | null;
  readonly account_type: number;
  readonly currency: string;
  /** Minor units; kept by the database from the entries. */
  readonly balance: ColumnType<string, never, never>;
}
export interface LedgerCurrencyTable {
  readonly merchant: string;
  readonly code: string;
  readonly symbol: string;
  readonly places: number;
}
export interface LedgerTransferTable {
  readonly id: Id;
  readonly merchant: string;
  readonly kind: string;
  /** The same reference is never booked twice. */
  readonly reference: string;
  readonly created_at: Date;
}
export interface LedgerEntryTable {
  readonly id: Id;
  readonly transfer_id: string;
  readonly account_id: string;
  /** Minor units; negative leaves the account. */
  readonly amount: string;
  /** What was on the account after it, minor units; written by the database. */
  readonly balance_after: Generated<string>;
  /** When its transfer was made; written by the database. */
  readonly booked_at: Generated<Date>;
}
export interface InboxMessageTable {
  readonly id: Id;
  readonly member_id: string;
  readonly kind: Defaulted<'system' | 'personal' | 'member'>;
  /** The member who wrote it; null where the brand did. */
  readonly sender_id: Defaulted<string | null>;
  readonly title: string;
  readonly body: string;
  readonly created_at: Date;
  readonly read_at: Changing<Date | null>;
}
/** What a call that moves money answered, by the client's key. */
export interface IdempotentAnswerTable {
  readonly member_id: string;
  readonly key: string;
  readonly operation: string;
  /** Hex SHA-256 of what was asked for, secrets left out. */
  readonly fingerprint: string;
  /** Null only inside the transaction that does the work. */
  readonly answer: ColumnType<Json | null, string | null, string>;
  readonly created_at: Date;
}

export interface MemberTables
  extends
    ApprovalTables,
    ResponsibleGamingTables,
    CashierTables,
    ContractTables,
    ConversationTables,
    DeskTables,
    SettlementTables,
    IdentityTables,
    AvailabilityTables,
    JackpotTables,
    LevelTables,
    LotteryTables,
    MediaTables,
    MessageSettingTables,
    NoticeTables,
    PlayTables,
    PointTables,
    MissionTables,
    PromotionTables,
    RebateTables,
    ReferralTables,
    AgeTables,
    AgentTables,
    RewardTables,
    SecurityTables,
    SupportTables,
    ContactTables,
    DataExportTables,
    DocumentTables,
    FeedbackTables,
    FigureTables,
    GameTables,
    TransferTables,
    TurnoverTables,
    UploadTables,
    VendorTables,
    WithdrawalTables {
  readonly member: MemberTable;
  readonly member_session: MemberSessionTable;
  readonly affiliate: AffiliateTable;
  readonly captcha: CaptchaTable;
  readonly human_challenge: HumanChallengeTable;
  readonly human_token: HumanTokenTable;
  readonly sms_code: SmsCodeTable;
  readonly ledger_account: LedgerAccountTable;
  readonly ledger_currency: LedgerCurrencyTable;
  readonly ledger_transfer: LedgerTransferTable;
  readonly ledger_entry: LedgerEntryTable;
  readonly inbox_message: InboxMessageTable;
  readonly idempotent_answer: IdempotentAnswerTable;
}
