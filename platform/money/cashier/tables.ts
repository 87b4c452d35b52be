import type { ColumnType, Generated } from 'kysely';
import type { LocalTexts } from '../../local-texts.ts';

type Changing<Value> = ColumnType<Value, Value, Value>;
type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;

/** `redirect`: a page of the gateway; `qr`: its code to scan; `account`: an account to send to by hand. */
export type DepositKind = 'redirect' | 'qr' | 'account';
export type DepositStatus = 'waiting' | 'underReview' | 'paid' | 'expired' | 'failed' | 'cancelled' | 'held';

export interface DepositMethodTable {
  readonly merchant: string;
  readonly id: string;
  readonly position: number;
  readonly kind: DepositKind;
  readonly texts: ColumnType<LocalTexts, string, string>;
  readonly icon: string;
  /** Minor units, as the three below. */
  readonly minimum: string;
  readonly maximum: string;
  readonly fee: Defaulted<string>;
  readonly quick: Defaulted<readonly string[]>;
  readonly usual_minutes: number;
  readonly expiry_minutes: number;
  readonly enabled: Defaulted<boolean>;
}
export interface ReceivingAccountTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly method: string;
  readonly kind: 'bank' | 'wallet';
  readonly provider: string;
  readonly holder: string;
  readonly number: string;
  readonly qr_text: string;
  readonly from_level: number;
  readonly to_level: number | null;
  /** Minor units, as the two below. */
  readonly minimum: string;
  readonly maximum: string;
  readonly per_day: string | null;
  readonly position: number;
  readonly enabled: Changing<boolean>;
}
export interface DepositOrderTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  readonly method: string;
  readonly kind: DepositKind;
  readonly status: Changing<DepositStatus>;
  /** Minor units: what the wallet gets. */
  readonly amount: string;
  readonly fee: string;
  /** Minor units: what the wallet got; null until it is paid. */
  readonly credited: ColumnType<string | null, never, string>;
  /** Minor units: what came above the member's limit and was not credited then; null where nothing did. */
  readonly held: ColumnType<string | null, never, string>;
  readonly currency: string;
  readonly reference: string;
  readonly pay_url: ColumnType<string | null, string | null, string>;
  readonly bank_name: string | null;
  readonly account_name: string | null;
  readonly account_number: string | null;
  readonly receiving_account_id: string | null;
  readonly qr_text: Defaulted<string>;
  readonly payer_name: Defaulted<string>;
  readonly reason: Defaulted<string>;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly closed_at: ColumnType<Date | null, never, Date>;
}
export interface DepositEventTable {
  readonly id: Generated<string>;
  readonly order_id: string;
  readonly kind: string;
  readonly actor: string;
  readonly note: Defaulted<string>;
  readonly created_at: Date;
}
export interface GatewayKeyTable {
  readonly merchant: string;
  readonly gateway: string;
  readonly key_id: string;
  /** Sealed. */
  readonly secret: Changing<string>;
  /** `active` signs and is taken, `former` is taken until it is retired. */
  readonly state: Changing<'active' | 'former'>;
  readonly created_at: ColumnType<Date, Date | undefined, never>;
}
export interface GatewayPlayerKeyTable {
  readonly merchant: string;
  readonly gateway: string;
  /** Sealed. */
  readonly secret: Changing<string>;
}

export interface CashierTables {
  readonly deposit_method: DepositMethodTable;
  readonly receiving_account: ReceivingAccountTable;
  readonly deposit_order: DepositOrderTable;
  readonly deposit_event: DepositEventTable;
  readonly gateway_key: GatewayKeyTable;
  readonly gateway_player_key: GatewayPlayerKeyTable;
}
