import type { Generated } from 'kysely';
import type { FigureReportTable } from './reports/tables.ts';

/** Sums of one hour of the brand's clock. */
export interface FigureHourTable {
  readonly merchant: string;
  readonly name: string;
  readonly day: string;
  /** First moment of the hour. */
  readonly at: Date;
  /** Kind of game; empty for what no game is behind. */
  readonly product: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: string;
  /** Rows behind it. */
  readonly count: string;
  readonly first_id: string;
  readonly last_id: string;
}
export interface FigureActiveTable {
  readonly merchant: string;
  readonly day: string;
  readonly member_id: string;
  /** First moment of the hour of the first stake. */
  readonly at: Date;
  /** The day before on which the member played; null until it is summed up. */
  readonly previous: string | null;
}
/** Members by their days of play, with the day before on which they played. */
export interface FigureReturnTable {
  readonly merchant: string;
  readonly day: string;
  readonly at: Date;
  readonly previous: string;
  readonly count: string;
}
/** The last day of play of each member. */
export interface FigureSeenTable {
  readonly merchant: string;
  readonly member_id: string;
  readonly day: string;
}
/** How far the job has come in the ledger. */
export interface FigurePositionTable {
  readonly merchant: string;
  readonly entry_id: Generated<string>;
  readonly account_id: Generated<string>;
  readonly noted_entry: Generated<string>;
  readonly noted_account: Generated<string>;
  readonly noted_at: Date | null;
  /** When that was, by the clock of the database. */
  readonly written_at: Generated<Date>;
  /** A number of a transaction. */
  readonly fence: string | null;
  readonly as_of: Date | null;
}
/** How much waited for staff at the end of a day. */
export interface FigureWorkTable {
  readonly merchant: string;
  readonly day: string;
  readonly kind: string;
  readonly count: number;
  readonly counted_at: Date;
}
export interface FigureTables {
  readonly figure_work: FigureWorkTable;
  readonly figure_hour: FigureHourTable;
  readonly figure_active: FigureActiveTable;
  readonly figure_return: FigureReturnTable;
  readonly figure_seen: FigureSeenTable;
  readonly figure_position: FigurePositionTable;
  readonly figure_report: FigureReportTable;
}
