/** A text that a spreadsheet would take for a formula is marked as text; a number below zero is none. */
const writeCell = (text: string): string => {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Comma-separated values (RFC 4180) for a spreadsheet; the mark at the start tells it that they are UTF-8. */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[columns, ...rows].map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;
