import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listDocuments } from '../law/document-print.ts';
import { listSources } from '../law/list-sources.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const root = resolve(import.meta.dirname, '../..');
const readers = [
  ...listDocuments(root)
    .filter((path) => path.startsWith('layouts'))
    .map((path) => ({ path, text: readTreeText(resolve(root, path)) })),
  ...listSources(root).filter(({ path }) => path.startsWith('platform/records/')),
];
/** Deposits and withdrawals are among what came in and went out of an account. */
const isOfAccount = (text: string): boolean =>
  /statements\.opening|records\.sum\.out|['"]in['"], ?['"]out['"]/.test(text);
const callsItResult = (text: string): boolean => isOfAccount(text) && text.includes('records.sum.net');

describe('net result is wins minus stakes', () => {
  it('and nothing that counts deposits as well has that name', () => {
    expect(readers.filter(({ text }) => isOfAccount(text)).length).toBeGreaterThan(3);
    expect(readers.filter(({ text }) => callsItResult(text)).map(({ path }) => path)).toEqual([]);
    expect(callsItResult('text("statements.opening") text("records.sum.net")')).toBe(true);
  });
});
