import type { RecordsFileValue } from '../../src/protocol/generated/wire-types.ts';
import { clockIn, dayIn } from '../../src/protocol/time/time-zone.ts';
import { writeCsv } from '../../server/infrastructure/http/csv.ts';
import { refuseField } from '../calls/refusals.ts';
import type { ReadText } from './screen-texts.ts';

/** Of one file; a member with more of them chooses fewer days. */
const mostRows = 20_000;
export const wholeRecord = { pageNo: 1, pageSize: mostRows } as const;
const timeColumn = 'records.col.time';

export interface Sheet {
  readonly from: string;
  readonly to: string;
  /** Whose clocks the times and days are by. */
  readonly zone: string;
  readonly totalCount: number;
  /** Keys of `locales/`. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const showMoment = (zone: string, time: string): string => {
  const moment = new Date(time);
  return `${dayIn(zone, moment)} ${clockIn(zone, moment)}`;
};

/** @throws AppError 400 `record.too-long` on the field `from` for more rows than a file holds */
export function requireRoom(rows: number): void {
  if (rows > mostRows)
    throw refuseField('from', 'record.too-long', `At most ${mostRows} rows. Choose fewer days.`);
}

/**
 * A sheet as comma-separated values, whose name begins with `name`.
 * @throws AppError 400 on the field `from` where there are more rows than a file holds
 */
export function writeSheetFile(
  name: string,
  { from, to, zone, columns, rows, totalCount }: Sheet,
  text: ReadText,
): RecordsFileValue {
  requireRoom(totalCount);
  const heads = columns.map((key) => (key === timeColumn ? `${text(key)} (${zone})` : text(key)));
  return {
    name: `${name}-${from}-${to}.csv`,
    mediaType: 'text/csv;charset=utf-8',
    content: Buffer.from(writeCsv(heads, rows), 'utf8').toString('base64'),
  };
}
