import type { ColumnType, Generated } from 'kysely';
import type { ImportChange, ImportedField, PictureState } from '../../../src/protocol/calls/vendors.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';

type Changing<Value> = ColumnType<Value, Value, Value>;

export interface VendorTransactionTable {
  readonly merchant: string;
  readonly vendor: string;
  /** The vendor's name for it. */
  readonly transaction: string;
  readonly kind: 'debit' | 'credit';
  readonly round: string;
  readonly launch_id: string;
  readonly member_id: string;
  /** Minor units. */
  readonly amount: string;
  /** Hex SHA-256 of what was asked for; empty where a rollback came before its debit. */
  readonly fingerprint: string;
  readonly state: Changing<'booked' | 'cancelled'>;
  readonly answer: ColumnType<JsonObject | null, string | null, string>;
  readonly created_at: Date;
}
export interface VendorNonceTable {
  readonly merchant: string;
  readonly vendor: string;
  readonly nonce: string;
  readonly expires_at: Date;
}

/** What a vendor was refused: each kind of refusal of a round once. */
export interface VendorRefusalTable {
  readonly merchant: string;
  readonly vendor: string;
  readonly call: string;
  /** Code of the refusal. */
  readonly error: string;
  /** Empty where the call names none. */
  readonly round: string;
  readonly message: Changing<string>;
  readonly times: Changing<number>;
  readonly first_at: Date;
  readonly last_at: Changing<Date>;
}

/** A game as a vendor lists it, by the platform's words. */
export interface ListedGame {
  readonly code: string;
  readonly name: string;
  readonly studio: string;
  readonly type: string;
  readonly classify: string;
  /** Empty where the vendor names none. */
  readonly picture: string;
}
export interface VendorImportTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly vendor: string;
  readonly games: number;
  readonly read_at: Date;
  readonly read_by: string;
  readonly applied_at: Changing<Date | null>;
  readonly applied_by: Changing<string | null>;
}
export interface VendorImportGameTable {
  readonly import_id: string;
  readonly place: number;
  readonly game: string;
  readonly name: string;
  readonly change: ImportChange;
  readonly listed: ColumnType<ListedGame | null, string | null, never>;
  readonly fields: ColumnType<readonly ImportedField[], string, never>;
  readonly fault: string;
  readonly picture: ColumnType<PictureState, PictureState | undefined, PictureState>;
  readonly picture_fault: ColumnType<string, string | undefined, string>;
}

export interface VendorTables {
  readonly vendor_import: VendorImportTable;
  readonly vendor_import_game: VendorImportGameTable;
  readonly vendor_refusal: VendorRefusalTable;
  readonly vendor_transaction: VendorTransactionTable;
  readonly vendor_nonce: VendorNonceTable;
}
