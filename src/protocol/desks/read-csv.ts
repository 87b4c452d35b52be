/** What a spreadsheet begins a formula with; the writer marks such a text with an apostrophe. */
const marked = /^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/u;
const behindEnds = /([;\t\r\n]\s*)'(?=[=+\-@＝＋－＠])/gu;
const readCell = (text: string): string => text.replace(marked, '').replaceAll(behindEnds, '$1');

export interface CsvLine {
  /** As a spreadsheet counts them, from 1; empty ones count. */
  readonly line: number;
  readonly cells: readonly string[];
}
/**
 * The cells of comma-separated values (RFC 4180), line by line; empty lines are left out. What the writer marks as
 * text, so that no spreadsheet takes it for a formula, is unmarked.
 * @returns null where a quotation does not end
 */
export function readCsvLines(text: string): readonly CsvLine[] | null {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const lines: CsvLine[] = [];
  let count = 0;
  let line: string[] = [];
  let position = 0;
  // One cell with what ends it: quoted or plain, then a comma, the end of a line, or of the file.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  while (position <= source.length) {
    cell.lastIndex = position;
    const cellMatch = cell.exec(source);
    if (cellMatch === null) return null;
    const [all, quoted, plain = '', end] = cellMatch;
    line.push(readCell(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    position += all.length;
    if (end === ',') continue;
    count += 1;
    if (line.some((one) => one !== '')) lines.push({ line: count, cells: line });
    line = [];
    if (end === '' || position >= source.length) break;
  }
  return lines;
}

/** The same without the numbers of lines. */
export const readCsv = (text: string): readonly (readonly string[])[] | null =>
  readCsvLines(text)?.map(({ cells }) => cells) ?? null;
