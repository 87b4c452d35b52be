import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

it('marks what a spreadsheet would run as text, and leaves numbers numbers', () => {
  const cells = ['=1+1', '-5+cmd', '@SUM(A1)', '-5.00', '12.50', 'a "b", c'];
  expect(writeCsv(['cell'], [cells])).toBe(
    `\uFEFFcell\r\n'=1+1,'-5+cmd,'@SUM(A1),-5.00,12.50,"a ""b"", c"\r\n`,
  );
});
