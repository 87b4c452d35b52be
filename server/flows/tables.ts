import type { ColumnType } from 'kysely';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';

/** JSON that is written as text and comes back parsed. */
type Stored<Value> = ColumnType<Value, string, string>;

export interface FlowTable {
  readonly merchant: string;
  readonly machine: string;
  readonly key: string;
  readonly version: number;
  readonly value: Stored<Json>;
  readonly context: Stored<JsonObject>;
  readonly waits: Stored<Readonly<Record<string, string>>>;
  readonly status: ColumnType<'active' | 'done', 'active' | 'done', 'active' | 'done'>;
  readonly steps: ColumnType<number, number, number>;
  readonly started_at: Date;
  readonly changed_at: ColumnType<Date, Date, Date>;
}
export interface FlowStepTable {
  readonly merchant: string;
  readonly machine: string;
  readonly key: string;
  readonly step: number;
  readonly actor: string;
  readonly event: string;
  readonly from_state: string;
  readonly to_state: string;
  readonly at: Date;
}
export interface FlowTables {
  readonly flow: FlowTable;
  readonly flow_step: FlowStepTable;
}
