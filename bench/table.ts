export type Row = Readonly<Record<string, string | number>>;

const pad = (text: string, width: number, isNumber: boolean): string =>
  isNumber ? text.padStart(width) : text.padEnd(width);

/** Rows as aligned text: one column per key of the first row, numbers to the right. */
export const drawTable = (title: string, rows: readonly Row[]): string => {
  const columns = Object.keys(rows[0] ?? {}).map((name) => {
    const cells = rows.map((row) => String(row[name] ?? ''));
    return {
      name,
      cells,
      isNumber: rows.every((row) => typeof row[name] === 'number'),
      width: Math.max(name.length, ...cells.map(({ length }) => length)),
    };
  });
  const drawLine = (cellOf: (column: (typeof columns)[number]) => string): string =>
    `  ${columns.map((column) => pad(cellOf(column), column.width, column.isNumber)).join('   ')}`.trimEnd();
  return [
    '',
    title,
    drawLine(({ name }) => name),
    drawLine(({ width }) => '-'.repeat(width)),
    ...rows.map((_, index) => drawLine(({ cells }) => cells[index] ?? '')),
  ].join('\n');
};
