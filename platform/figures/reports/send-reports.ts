import { toText } from '../../../src/protocol/json/to-text.ts';
import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../../server/infrastructure/jobs/job-store.ts';
import { permissionsOf } from '../../../src/protocol/console/console-api.ts';
import { readSettings } from '../../calls/system/settings.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { readSpan } from '../spans.ts';
import { lockReport } from './lock-report.ts';
import { findNext } from './next-moment.ts';
import { bodyOf, headOf, readReport } from './read-report.ts';

type Deps = Pick<MemberDeps, 'merchant' | 'clock' | 'liveSite' | 'outbox'>;
const reportJob = 'figures.report';

/** Operators who may see figures and have an address. */
export async function listReachable(
  db: Database,
): Promise<readonly { readonly username: string; readonly email: string }[]> {
  const rows = await db
    .selectFrom('console_account')
    .select(['username', 'email', 'role'])
    .where('disabled', '=', false)
    .where('email', '<>', '')
    .orderBy('username')
    .execute();
  return rows.filter(({ role }) => permissionsOf[role].includes('figures'));
}

/** Plans that a report is sent. A report whose moment changed meanwhile is left to the job of that moment. */
export async function planReport(
  db: Database,
  { merchant, clock }: Pick<Deps, 'merchant' | 'clock'>,
  id: string,
  dueAt: Date | null,
): Promise<void> {
  if (dueAt === null) return;
  const moment = dueAt.toISOString();
  const job = { merchant, kind: reportJob, key: `${id}:${moment}`, payload: { id, moment } };
  await scheduleJob(db, { ...job, dueAt, now: clock.now() });
}

async function send(db: Database, deps: Deps, id: string, dueAt: Date): Promise<void> {
  const { merchant, clock, outbox } = deps;
  const report = await lockReport(db, merchant, id);
  if (report?.next_at?.getTime() !== dueAt.getTime()) return;
  const { timeZone: zone } = await readSettings(deps);
  const { code: currency } = await readCurrency(db, merchant);
  const { every, hour, filter, recipients, name } = report;
  const days = readSpan(filter, zone, dueAt);
  const table = await readReport(db, { merchant, zone, currency, filter }, days);
  const lines = [headOf(table), ...bodyOf(table)].map((cells) => cells.join(' | '));
  for (const { username, email } of await listReachable(db))
    if (recipients.includes(username))
      await outbox.send(db, {
        kind: 'report',
        channel: 'email',
        to: email,
        language: 'EN',
        words: { report: name, days: `${days.from} – ${days.to}`, table: lines.join('\n') },
        expiresAt: null,
      });
  const next = findNext({ every, hour, zone }, clock.now());
  await sql`update figure_report set next_at = ${next} where id = ${id}`.execute(db);
  await planReport(db, deps, id, next);
}

/** Sends reports at their hour, on any node, each once. */
export const createReportJobs = (deps: Deps): JobHandlers => ({
  [reportJob]: async (db, { payload }) =>
    send(db, deps, toText(payload['id']), new Date(toText(payload['moment']))),
});
