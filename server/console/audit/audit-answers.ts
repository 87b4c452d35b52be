import type { audit } from '../../../src/protocol/calls/audit.ts';
import { isAboutMembers } from '../../../src/protocol/audit/audit-actions.ts';
import { permissionsOf } from '../../../src/protocol/console/console-api.ts';
import type { ConsoleDeps } from '../deps.ts';
import { sessionOf } from '../guard.ts';
import { createLookBook } from '../looks.ts';
import type { CallExchange, Handlers } from '../register-calls.ts';
import type { AuditReader } from './audit-list.ts';
import { writeAuditCsv } from './write-audit-csv.ts';

/** Of one file; a caller who needs more of them chooses fewer days. */
const mostExported = 10_000;

const readerOf = ({ request }: CallExchange): AuditReader => {
  const { id, username, role } = sessionOf(request).account;
  return { accountId: id, username, permissions: permissionsOf[role] };
};

/** The records of what was done. That an operator saw lines about members in them is recorded as other looks are. */
export function answerAudit(deps: Pick<ConsoleDeps, 'audit' | 'record' | 'clock'>): Handlers<typeof audit> {
  const { audit: book } = deps;
  const looks = createLookBook(deps);
  return {
    list: async (sought, exchange) => {
      const reader = readerOf(exchange);
      const page = await book.list(reader, sought);
      if (page.rows.some(({ action }) => isAboutMembers(action))) {
        const { tokenHash } = sessionOf(exchange.request);
        const subject = `audit:${sought.subject === '' ? sought.search.trim() : sought.subject}`;
        await looks.note(tokenHash, { action: 'audit.look', author: reader.username, subject });
      }
      return page;
    },
    change: async ({ record, position }, exchange) => {
      const reader = readerOf(exchange);
      const place = { record, position: Number(position) };
      return { change: await book.readChange(reader, place), facts: await book.readFacts(reader, place) };
    },
    export: async ({ by, ...sought }, exchange) => {
      const lines = await book.find(readerOf(exchange), sought, mostExported);
      await deps.record({
        action: 'audit.export',
        author: by,
        subject: `audit:${sought.subject === '' ? sought.search.trim() : sought.subject}`,
        note: `${lines.length} rows`,
      });
      return { name: 'audit.csv', content: writeAuditCsv(lines) };
    },
    proof: () => book.proof(),
    verify: async ({ by }) => book.verify(by),
    visit: async (_, exchange) => ({ since: await book.visit(readerOf(exchange)) }),
    news: (_, exchange) => book.news(readerOf(exchange)),
  };
}
