import type { Json } from '../json/json.ts';
import type { Desk, DeskValues } from './define-desk.ts';
import type { DeskField } from './desk-fields.ts';
import { readCsv } from './read-csv.ts';

export type DeskFileFault =
  | 'file.unreadable'
  | 'file.empty'
  | 'file.columns'
  /** A column is there more than once. */
  | 'file.twice'
  /** Rows have more cells than there are columns. */
  | 'file.cells';
/** Rows of a desk from a file, or why there are none; columns that the desk does not have are named. */
export type DeskFile =
  | { readonly fault: null; readonly rows: readonly DeskValues[] }
  | { readonly fault: DeskFileFault; readonly columns: readonly string[] };

export type Cells = ReadonlyMap<string, string>;
/** A text as the value of its field; what it is not stays a text, and is judged as such. */
export function toValue({ kind, isOptional }: DeskField, text: string): Json {
  if (kind === 'flag') return text.toLowerCase() === 'true';
  if (kind === 'moneyList') return text.split(' ').filter((one) => one !== '');
  if (text === '') return isOptional || kind === 'number' || kind === 'moment' ? null : '';
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : text;
  return text;
}
/** Parts of a value that has several, from the cells of its columns: `texts.EN.title`. */
export function readParts(name: string, cells: Cells): Json {
  const parts: Record<string, Record<string, string>> = {};
  for (const [column, text] of cells) {
    const [first, row, part] = column.split('.');
    if (first !== name || row === undefined || part === undefined || text === '') continue;
    parts[row] = { ...parts[row], [part]: text };
  }
  return parts;
}
export const isOfParts = ({ kind }: DeskField): boolean => kind === 'words' || kind === 'grid';
const readRow = (desk: Desk, cells: Cells): DeskValues =>
  Object.fromEntries(
    Object.entries(desk.fields).map(([name, field]) => [
      name,
      isOfParts(field) ? readParts(name, cells) : toValue(field, cells.get(name) ?? ''),
    ]),
  );

/** The rows of a file as `writeDeskCsv` writes it, in the order of the file. Values are judged elsewhere. */
export function readDeskCsv(desk: Desk, text: string): DeskFile {
  const lines = readCsv(text);
  if (lines === null) return { fault: 'file.unreadable', columns: [] };
  const [columns = [], ...rows] = lines;
  if (rows.length === 0) return { fault: 'file.empty', columns: [] };
  const unknown = columns.filter((column) => !Object.hasOwn(desk.fields, column.split('.')[0] ?? ''));
  if (unknown.length > 0) return { fault: 'file.columns', columns: unknown };
  return {
    fault: null,
    rows: rows.map((row) =>
      readRow(desk, new Map(columns.map((column, index) => [column, row[index] ?? '']))),
    ),
  };
}
