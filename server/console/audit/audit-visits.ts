import { sql } from 'kysely';
import type { Clock } from '../../infrastructure/clock.ts';
import { auditRecords } from '../../../src/protocol/audit/audit-actions.ts';
import { listActions, type AuditReader } from './audit-list.ts';
import { countSince, type RecordScope } from './audit-records.ts';

/** Within this time the list that is opened again is the same visit: what was new in it stays marked. */
export const oneVisitMs = 30 * 60_000;
/** Home counts no further. */
const mostNews = 1_000;

export interface VisitScope extends RecordScope {
  readonly clock: Clock;
}
/** Keeps that an operator has the list open now. Gives where the visit before ended; null at the first one. */
export async function visitAudit(
  { db, clock }: VisitScope,
  { accountId }: Pick<AuditReader, 'accountId'>,
): Promise<string | null> {
  const now = clock.now();
  const ended = new Date(now.getTime() - oneVisitMs);
  const row = await db
    .insertInto('console_audit_visit')
    .values({ account_id: accountId, since: null, at: now })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        since: sql<Date | null>`case when console_audit_visit.at <= ${ended}
          then console_audit_visit.at else console_audit_visit.since end`,
        at: now,
      }),
    )
    .returning('since')
    .executeTakeFirstOrThrow();
  return row.since?.toISOString() ?? null;
}

/** How much others did since an operator had the list open, of what the role may see. */
export async function readNews(
  scope: VisitScope,
  reader: AuditReader,
): Promise<{ readonly since: string | null; readonly entries: number; readonly isMore: boolean }> {
  const row = await scope.db
    .selectFrom('console_audit_visit')
    .select('at')
    .where('account_id', '=', reader.accountId)
    .executeTakeFirst();
  if (row === undefined) return { since: null, entries: 0, isMore: false };
  const since = row.at.toISOString();
  const counts = await Promise.all(
    auditRecords.map(async (record) => {
      const actions = await listActions(scope, record, reader);
      return countSince(scope, { record, actions, since, except: reader.username, limit: mostNews });
    }),
  );
  const entries = counts.reduce((sum, one) => sum + one, 0);
  return { since, entries: Math.min(entries, mostNews), isMore: entries >= mostNews };
}
