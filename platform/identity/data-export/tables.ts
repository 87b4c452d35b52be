import type { ColumnType, Generated } from 'kysely';

interface DataExportTable {
  readonly id: Generated<string>;
  readonly member_id: string;
  readonly requested_at: Date;
  readonly ready_at: ColumnType<Date | null, undefined, Date>;
  readonly expires_at: ColumnType<Date, Date, Date>;
  /** JSON, gzip. */
  readonly body: ColumnType<Buffer | null, undefined, Buffer>;
}
export interface DataExportTables {
  readonly data_export: DataExportTable;
}
