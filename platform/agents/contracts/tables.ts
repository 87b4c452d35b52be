import type { ColumnType, Generated } from 'kysely';
import type {
  ContractKind,
  ContractPeriod,
  ContractSide,
  ContractStatus,
  ContractStep,
  ContractTier,
} from '../../../src/machines/contract/contract.context.ts';
import type { Product } from './products.ts';

type Changing<Value> = ColumnType<Value, Value, Value>;
export type StoredStatus = Exclude<ContractStatus, 'none'>;
/** Steps of the two parties, and those that only the platform takes. */
export type RecordedStep = ContractStep | 'autoEnd' | 'withdraw';

export interface ContractTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly kind: ContractKind;
  readonly product: Product;
  /** Null where the house is the offering side. */
  readonly upline_id: string | null;
  readonly downline_id: string;
  readonly status: Changing<StoredStatus>;
  readonly version: Changing<number>;
  readonly active_version: Changing<number | null>;
  readonly asked_by: Changing<ContractSide | null>;
  readonly created_at: Date;
  readonly changed_at: Changing<Date>;
}
export interface ContractVersionTable {
  readonly contract_id: string;
  readonly version: number;
  readonly period: ContractPeriod;
  readonly tiers: ColumnType<readonly ContractTier[], string, never>;
  readonly fingerprint: string;
  readonly offered_by: string | null;
  readonly offered_at: Date;
  readonly offered_from: string;
  readonly answer: Changing<'accepted' | 'rejected' | 'withdrawn' | null>;
  readonly answered_by: Changing<string | null>;
  readonly answered_at: Changing<Date | null>;
  readonly answered_from: Changing<string | null>;
  readonly effective_at: Changing<Date | null>;
}
export interface ContractStepTable {
  readonly id: Generated<string>;
  readonly contract_id: string;
  readonly version: number;
  readonly step: RecordedStep;
  readonly side: ContractSide | 'system';
  readonly member_id: string | null;
  readonly status: StoredStatus;
  readonly made_at: Date;
  readonly made_from: string;
  /** What the side wrote for the other to read. */
  readonly reason: string | null;
}
export interface ContractTables {
  readonly contract: ContractTable;
  readonly contract_version: ContractVersionTable;
  readonly contract_step: ContractStepTable;
}
