import { writeCsv } from '../../server/infrastructure/http/csv.ts';
import type { Desk } from '../../src/protocol/desks/define-desk.ts';
import { hasNumberedRows, numberColumn } from '../../src/protocol/desks/read-desk-rows.ts';
import { rowsOf } from '../../src/protocol/desks/judge-values.ts';
import type { Json } from '../../src/protocol/json/json.ts';
import type { ShelfRow } from './shelf.ts';

type Cells = readonly (readonly [column: string, text: string])[];
/** A value as cells: one of a plain value, one for each part of another, `texts.EN.title`. */
function listCells(name: string, value: Json | undefined): Cells {
  if (value === null || value === undefined) return [[name, '']];
  if (Array.isArray(value)) return [[name, value.map(String).join(' ')]];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([part, one]) => listCells(`${name}.${part}`, one));
}

/**
 * All rows of a desk for a spreadsheet; the columns are those that any of them has. Rows that the platform numbers have
 * their number first, so that they are found again.
 */
export function writeDeskCsv(desk: Desk, rows: readonly ShelfRow[]): string {
  const values =
    desk.shape === 'set' ? rows.flatMap((row) => rowsOf(row.values)) : rows.map((row) => row.values);
  const isNumbered = hasNumberedRows(desk);
  const lines = values.map(
    (row, index) =>
      new Map([
        ...(isNumbered ? [[numberColumn, rows[index]?.key ?? ''] as const] : []),
        ...Object.keys(desk.fields).flatMap((name) => listCells(name, row[name])),
      ]),
  );
  const columns = [...new Set(lines.flatMap((line) => [...line.keys()]))];
  return writeCsv(
    columns,
    lines.map((line) => columns.map((column) => line.get(column) ?? '')),
  );
}
