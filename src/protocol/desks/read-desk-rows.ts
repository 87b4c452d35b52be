import type { Json, JsonObject } from '../json/json.ts';
import type { DeskFaults } from './desk-faults.ts';
import type { Desk, DeskValues } from './define-desk.ts';
import type { DeskField } from './desk-fields.ts';
import { judgeValues, tidyValues } from './judge-values.ts';
import { readCsvLines } from './read-csv.ts';
import { firstOf } from './start-values.ts';
import { isOfParts, readParts, toValue, type Cells, type DeskFileFault } from './read-desk-csv.ts';

/** The column of rows that the platform numbers. */
export const numberColumn = 'key';
export const hasNumberedRows = ({ shape, key }: Desk): boolean => shape === 'list' && key === undefined;

interface KeptRow {
  readonly key: string;
  readonly values: DeskValues;
}
/** One row of a file as the desk would have it. */
export interface FileRow {
  /** Its row in the file, as a spreadsheet counts. */
  readonly line: number;
  /** Null: a new row. */
  readonly key: string | null;
  readonly values: DeskValues;
  /** What no value can be made of, and what is wrong with a field alone. */
  readonly faults: DeskFaults;
}
export type DeskRowsFile =
  | { readonly fault: null; readonly rows: readonly FileRow[] }
  | { readonly fault: DeskFileFault; readonly columns: readonly string[] };

const flags: Readonly<Record<string, boolean>> = { true: true, false: false };
const isUnreadable = ({ kind }: DeskField, text: string | undefined): boolean =>
  kind === 'flag' && text !== undefined && flags[text.toLowerCase()] === undefined;

/** A field as the file has it; what the file has no column for stays as it is. */
function readField(name: string, field: DeskField, cells: Cells, before: Json | undefined): Json {
  const start = before ?? firstOf(field);
  const text = cells.get(name);
  if (!isOfParts(field)) return text === undefined ? start : toValue(field, text);
  const parts = readParts(name, cells);
  const rest = Object.entries((before ?? {}) as JsonObject).map(([row, one]) => [
    row,
    Object.fromEntries(
      Object.entries(one as JsonObject).filter(([part]) => !cells.has(`${name}.${row}.${part}`)),
    ),
  ]) as [string, JsonObject][];
  const all = new Map<string, JsonObject>(rest);
  for (const [row, one] of Object.entries(parts as JsonObject))
    all.set(row, { ...all.get(row), ...(one as JsonObject) });
  return Object.fromEntries([...all].filter(([, one]) => Object.keys(one).length > 0));
}

function readRow(desk: Desk, cells: Cells, rows: readonly KeptRow[], currency: string) {
  const named = cells.get(desk.key ?? numberColumn)?.trim() ?? '';
  const row = rows.find(({ key }) => key === named);
  // A number that the file names and the desk does not have is a fault, and no new row.
  const key = row?.key ?? (hasNumberedRows(desk) && named !== '' ? named : null);
  const fields = Object.entries(desk.fields);
  const values = Object.fromEntries(
    fields.map(([name, field]) => [name, readField(name, field, cells, row?.values[name])]),
  );
  const unreadable = fields.flatMap(([name, field]) =>
    isUnreadable(field, cells.get(name)) ? [[name, 'choice.unknown' as const] as const] : [],
  );
  const tidy = tidyValues(desk, values, currency);
  return {
    key,
    values: tidy,
    faults: { ...judgeValues(desk, tidy, currency), ...Object.fromEntries(unreadable) },
  };
}

/**
 * Rows of a list from a file as `writeDeskCsv` writes it. Columns that it does not have stay as the desk has them, and
 * rows that it does not have are left alone.
 * @param rows what the desk has
 */
export function readDeskRows(
  desk: Desk,
  text: string,
  rows: readonly KeptRow[],
  currency: string,
): DeskRowsFile {
  const lines = readCsvLines(text);
  if (lines === null) return { fault: 'file.unreadable', columns: [] };
  const [head, ...body] = lines;
  if (head === undefined || body.length === 0) return { fault: 'file.empty', columns: [] };
  const columns = head.cells.map((one) => one.trim());
  const isColumn = (column: string): boolean =>
    Object.hasOwn(desk.fields, column.split('.')[0] ?? '') ||
    (hasNumberedRows(desk) && column === numberColumn);
  const unknown = columns.filter((column) => !isColumn(column));
  if (unknown.length > 0) return { fault: 'file.columns', columns: unknown };
  const twice = columns.filter((column, index) => columns.indexOf(column) !== index);
  if (twice.length > 0) return { fault: 'file.twice', columns: twice };
  const long = body.filter(({ cells }) => cells.slice(columns.length).some((cell) => cell !== ''));
  if (long.length > 0) return { fault: 'file.cells', columns: long.map(({ line }) => String(line)) };
  return {
    fault: null,
    rows: body.map(({ line, cells }) => ({
      line,
      ...readRow(desk, new Map(columns.map((column, index) => [column, cells[index] ?? ''])), rows, currency),
    })),
  };
}
