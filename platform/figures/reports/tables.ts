import type { ColumnType, Generated } from 'kysely';
import type { ReportFilter, ReportTime } from '../../../src/protocol/calls/reports.ts';

type Changing<Value> = ColumnType<Value, Value, Value>;
export interface FigureReportTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly name: string;
  /** User name of who saved it. */
  readonly owner: string;
  readonly filter: ColumnType<ReportFilter, string, string>;
  readonly every: ColumnType<ReportTime, undefined, ReportTime>;
  /** By the clocks of the brand. */
  readonly hour: ColumnType<number, undefined, number>;
  /** User names. */
  readonly recipients: ColumnType<readonly string[], undefined, string[]>;
  readonly next_at: ColumnType<Date | null, undefined, Date | null>;
  readonly created_at: Changing<Date>;
}
