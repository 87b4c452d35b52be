import type { ColumnType, Kysely } from 'kysely';
import type { Database, Tables } from '../server/db/database.ts';
import type { JsonObject } from '../src/protocol/json/json.ts';
import type { VendorTables } from './vendor/tables.ts';

export interface SandboxIdentityCodeTable {
  readonly code_hash: string;
  readonly provider: string;
  readonly claims: ColumnType<JsonObject, string, never>;
  readonly challenge: string;
  readonly redirect_uri: string;
  readonly expires_at: Date;
}

/** Tables that only the demonstration reads and writes. */
type Changing<Value> = ColumnType<Value, Value, Value>;
export interface SandboxPaymentTable {
  readonly token: string;
  readonly merchant: string;
  readonly reference: string;
  /** Minor units. */
  readonly amount: string;
  readonly currency: string;
  readonly return_url: string;
  readonly state: Changing<'open' | 'approved' | 'declined'>;
  readonly expires_at: Date;
  readonly created_at: Date;
}

/** What the sandbox of the second party to draws keeps to itself. */
export interface SandboxWitnessTable {
  readonly name: string;
  /** 32 bytes, hexadecimal. */
  readonly secret: string;
}

interface MemberSeedTable {
  readonly name: string;
  readonly made: ColumnType<JsonObject, string, string>;
  readonly done_at: Date;
}

// A type and not an interface: Kysely takes only what has an index signature.
export type DemoTables = VendorTables & {
  readonly member_seed: MemberSeedTable;
  readonly sandbox_witness: SandboxWitnessTable;
  readonly sandbox_payment: SandboxPaymentTable;
  readonly sandbox_identity_code: SandboxIdentityCodeTable;
};
export type DemoDatabase = Kysely<Tables & DemoTables>;

/** The same database, with the tables of the demonstration in sight. */
export const withDemoTables = (db: Database): DemoDatabase => db.withTables<DemoTables>();
