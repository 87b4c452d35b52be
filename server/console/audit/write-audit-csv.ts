import { writeSentence } from '../../../src/protocol/audit/audit-sentences.ts';
import type { AuditEntry } from '../../../src/protocol/calls/audit.ts';
import { writeCsv } from '../../infrastructure/http/csv.ts';

const columns = [
  ...['record', 'entry', 'when (UTC)', 'who', 'what', 'action', 'subject', 'member', 'note'],
  'hash of the entry',
];
/** Lines of the audit for a spreadsheet, each with its place in the chain and its hash there. */
export const writeAuditCsv = (lines: readonly AuditEntry[]): string =>
  writeCsv(
    columns,
    lines.map((line) => [
      ...[line.record, String(line.position), line.at, line.author, writeSentence(line), line.action],
      ...[line.subject, line.account ?? '', line.note, line.hash],
    ]),
  );
