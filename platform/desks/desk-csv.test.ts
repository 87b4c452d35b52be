import { describe, expect, it } from 'vitest';
import type { Desk, DeskValues } from '../../src/protocol/desks/define-desk.ts';
import { desks } from '../../src/protocol/desks/desks.ts';
import { memberLevels } from '../../src/protocol/desks/member-levels.ts';
import { readDeskCsv } from '../../src/protocol/desks/read-desk-csv.ts';
import { readDeskRows } from '../../src/protocol/desks/read-desk-rows.ts';
import { sampleOfDesk } from '../../src/protocol/desks/sample-desk.fake.ts';
import { rowsOf } from '../../src/protocol/desks/judge-values.ts';
import { writeDeskCsv } from './write-desk-csv.ts';

const kinds = desks.map((desk) => [desk.name, desk] as const);
const hard = ['=SUM(A1)', ' -1+2', 'a "quoted", word', 'two\nlines; =3', '‏مرحبا', "'already", 'tab\t@x'];

/** A grid of one cell in place of an empty one, which a file cannot hold. */
const fillGrids = (desk: Desk, values: DeskValues): DeskValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      desk.fields[name]?.kind === 'grid' ? { 1: { RNG: '0.5' } } : value,
    ]),
  );

describe('the file of a desk', () => {
  it.each(kinds)('of %s holds what is read from it again', (_name, desk) => {
    const samples = sampleOfDesk(desk).map((values) => fillGrids(desk, values));
    const file = writeDeskCsv(
      desk,
      samples.map((values, index) => ({ key: String(index), values })),
    );
    if (desk.shape === 'list') {
      const keyed = samples.map((values, index) => ({
        key: desk.key === undefined ? String(index) : (values[desk.key] as string),
        values,
      }));
      const read = readDeskRows(desk, file, keyed, 'PHP');
      expect(read.fault === null ? read.rows.map(({ key, values }) => ({ key, values })) : read).toEqual(
        keyed,
      );
      return;
    }
    const rows = desk.shape === 'set' ? samples.flatMap(rowsOf) : samples;
    expect(readDeskCsv(desk, file)).toEqual({ fault: null, rows });
  });
  it.each(hard)('keeps the text %j', (title) => {
    const [first = {}] = sampleOfDesk(memberLevels).flatMap(rowsOf);
    const row = { ...first, texts: { EN: { title } } };
    const file = writeDeskCsv(memberLevels, [{ key: '', values: { rows: [row] } }]);
    const read = readDeskCsv(memberLevels, file);
    expect(read.fault === null ? read.rows[0]?.['texts'] : read).toEqual({ EN: { title } });
  });
  it('says which columns are unknown, that it is empty, and that a quotation does not end', () => {
    expect(readDeskCsv(memberLevels, 'rank,colour\r\n1,red\r\n')).toEqual({
      fault: 'file.columns',
      columns: ['colour'],
    });
    expect(readDeskCsv(memberLevels, 'rank\r\n').fault).toBe('file.empty');
    expect(readDeskCsv(memberLevels, 'rank\r\n"1').fault).toBe('file.unreadable');
  });
});
