import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

it('marks what a spreadsheet would run as text, and leaves numbers numbers', () => {
  const cells = ['=1+1', '-5+cmd', '@SUM(A1)', '-5.00', '12.50', 'a "b", c'];
  expect(writeCsv(['cell'], [cells])).toBe(
    `\uFEFFcell\r\n'=1+1,'-5+cmd,'@SUM(A1),-5.00,12.50,"a ""b"", c"\r\n`,
  );
});

/** Cells as a program reads them that ends a cell at one of these, and knows quotes at the start of a cell alone. */
const readCells = (line: string, separator: string): readonly string[] => {
  const cells: string[] = [];
  let left = line;
  while (left !== '') {
    const quoted = /^"((?:[^"]|"")*)"/.exec(left);
    const plain = left.split(separator, 1)[0] ?? '';
    const raw = quoted?.[0] ?? plain;
    cells.push(quoted?.[1]?.replaceAll('""', '"') ?? raw);
    left = left.slice(raw.length + separator.length);
  }
  return cells;
};

it('has no cell that a spreadsheet of any country runs', () => {
  const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
  // Programs leave out what is blank before a formula.
  const blanks = [' ', '\u00a0', '\v', '\u2028', '\ufeff', 'x;\u00a0', 'x;\ufeff', 'x\v'];
  const separators = [',', ';', '\t'];
  for (const start of starts)
    for (const before of ['', '\t', '\r', '\n', 'x;', 'x; ', 'x\t', 'x,', 'x\n', '"', ...blanks])
      for (const separator of separators) {
        const text = `${before}${start}1+cmd`;
        for (const row of [[text], ['a', text], ['a', text, 'b;c']]) {
          const body = writeCsv(['cell'], [row]).slice('\uFEFFcell\r\n'.length, -2);
          for (const cell of readCells(body, separator))
            expect(cell, JSON.stringify([text, separator, cell])).not.toMatch(/^\s*[=+\-@＝＋－＠]/u);
        }
      }
});
