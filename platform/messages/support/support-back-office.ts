import type { SupportBackOffice } from '../../../server/console/submissions.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import { openSession } from '../../identity/sessions/sessions.ts';
import { readSubmissionStatuses } from './submission-status.ts';

type Deps = Pick<MemberDeps, 'db' | 'clock' | 'random' | 'merchant' | 'site'>;

/** How long a session of support on a member's page lasts. */
const lookMs = 15 * 60_000;
const pageSize = 50;

const unknownSubmission = (): AppError =>
  new AppError({ status: 404, code: 'submission.unknown', message: 'There is no such submission.' });

/** What members sent, for the console, and the very page that it was sent from. */
export const createSupportBackOffice = (deps: Deps): SupportBackOffice => {
  const { db, clock, merchant, site } = deps;
  return {
    list: async ({ account, before } = {}) => {
      let query = db.selectFrom('member_submission').selectAll().where('merchant', '=', merchant);
      if (account !== undefined && account !== '')
        query = query.where(({ fn }) => fn<string>('lower', ['account']), '=', account.toLowerCase());
      if (before !== undefined) query = query.where('id', '<', before);
      const rows = await query
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .execute();
      const page = rows.slice(0, pageSize);
      const outcomes = await readSubmissionStatuses(db, page);
      return {
        submissions: page.map((row) => ({
          id: row.id,
          account: row.account,
          operation: row.operation,
          reference: row.reference,
          outcome: row.outcome,
          standing: outcomes.get(row.id) ?? null,
          release: row.release_hash,
          revision: row.revision,
          locale: row.locale,
          page: row.page,
          at: row.created_at.toISOString(),
        })),
        hasMore: rows.length > pageSize,
      };
    },
    look: async ({ id, reason, by }) => {
      const row = await db
        .selectFrom('member_submission')
        .selectAll()
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) throw unknownSubmission();
      if (row.revision === null)
        throw new AppError({
          status: 422,
          code: 'submission.release-unknown',
          message: 'It is not known which release that page showed.',
        });
      const { path } = await site.previewRevision(row.revision, by);
      const now = clock.now();
      const until = new Date(now.getTime() + lookMs);
      const memberId = row.member_id;
      const token = await db.transaction().execute(async (transaction) => {
        await appendOperation(transaction, merchant, {
          action: 'support.look',
          author: by,
          subject: `submission:${id}`,
          note: reason,
          at: now,
        });
        if (memberId === null) return null;
        const session = { memberId, network: 'console', device: 'Support', until, scope: 'look' } as const;
        return openSession({ ...deps, db: transaction }, session);
      });
      const query = new URLSearchParams({ locale: row.locale, ...(token === null ? {} : { token }) });
      const page = row.page.replace(/^\//, '');
      return { path: `${path}${page}?${query.toString()}`, expiresAt: until.toISOString() };
    },
  };
};
