/** What a spreadsheet begins a formula with, in full width too. */
const starts = '=+\\-@＝＋－＠';
/** Programs that take a semicolon or a tab for the end of a cell see a formula behind it. */
const inner = new RegExp(`([;\\t\\r\\n]\\s*)(?=[${starts}])`, 'gu');

/** A text that a spreadsheet would take for a formula, also behind blanks, is marked as text; a number below zero is none. */
const writeCell = (text: string): string => {
  const isFormula =
    new RegExp(`^(?:\\s*[${starts}]|[\\t\\r\\n])`, 'u').test(text) && !/^-\d+(\.\d+)?$/.test(text);
  const marked = text.replaceAll(inner, "$1'");
  const safe = isFormula ? `'${marked}` : marked;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** What the file of a spreadsheet begins with: it tells that it is UTF-8. */
export const csvStart = '\uFEFF';
/** One row, with its end. */
export const writeCsvRow = (cells: readonly string[]): string => `${cells.map(writeCell).join(',')}\r\n`;
/** Comma-separated values (RFC 4180) for a spreadsheet; the mark at the start tells it that they are UTF-8. */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${csvStart}${[columns, ...rows].map(writeCsvRow).join('')}`;
