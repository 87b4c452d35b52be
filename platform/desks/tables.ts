import type { ColumnType, Generated } from 'kysely';
import type { DeskDeed, DeskValues } from '../../src/protocol/desks/define-desk.ts';
import type { Json } from '../../src/protocol/json/json.ts';
import type { ProposalColumns } from '../../server/infrastructure/audit/proposal-columns.ts';

export interface DeskChangeTable extends ProposalColumns {
  /** Name of the desk. */
  readonly desk: string;
  /** Null: a new row whose key is not known before it is made. */
  readonly row_key: ColumnType<string | null, string | null, string>;
  readonly deed: DeskDeed;
  /** The change that the row had last when this one was asked for; `0` for none. */
  readonly version: string;
  readonly before: ColumnType<DeskValues | null, string | null, never>;
  readonly after: ColumnType<DeskValues, string, never>;
  /** Whether one person may. */
  readonly alone: boolean;
  /** The first change of those that are decided about together. */
  readonly batch: ColumnType<string | null, string | null | undefined, string>;
  /** ISO 4217, of the amounts in it. */
  readonly currency: string;
}
/** What an operator has typed and not yet proposed. */
export interface DeskDraftTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly desk: string;
  /** Null: of a new row. */
  readonly row_key: string | null;
  /** The change that the row had last when the form was opened; `0` for none. */
  readonly version: string;
  /** As they were typed, right or not. */
  readonly values: ColumnType<Json, string, string>;
  readonly note: string;
  readonly author: string;
  readonly saved_at: Date;
}
export interface DeskTables {
  readonly desk_draft: DeskDraftTable;
  readonly desk_change: DeskChangeTable;
}
