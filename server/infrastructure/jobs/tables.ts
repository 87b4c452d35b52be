import type { ColumnType, Generated } from 'kysely';
import type { JsonObject } from '../../../src/protocol/json/json.ts';

/** Work that is due at a moment; see `scheduleJob`. */
export interface JobTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly kind: string;
  readonly key: string;
  readonly payload: ColumnType<JsonObject, string, string>;
  readonly due_at: ColumnType<Date, Date, Date>;
  readonly attempts: ColumnType<number, number | undefined, number>;
  readonly last_error: ColumnType<string | null, string | null | undefined, string | null>;
  readonly created_at: Date;
  readonly done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
