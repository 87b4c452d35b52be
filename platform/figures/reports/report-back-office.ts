import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import {
  appendOperation,
  createOperationRecord,
} from '../../../server/infrastructure/audit/operation-audit.ts';
import { writeCsv } from '../../../server/infrastructure/http/csv.ts';
import type {
  reports,
  ReportFilter,
  ReportTable,
  SavedReports,
} from '../../../src/protocol/calls/reports.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { readSettings } from '../../calls/system/settings.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { readAsOf, readBounded } from '../read-bounded.ts';
import { readSpan } from '../spans.ts';
import { lockReport } from './lock-report.ts';
import { findNext } from './next-moment.ts';
import { bodyOf, headOf, readReport } from './read-report.ts';
import { listReachable, planReport } from './send-reports.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>;
/** Of one operator: who needs more removes one. */
const mostReports = 50;

async function run({ db, merchant, clock, liveSite }: Deps, filter: ReportFilter): Promise<ReportTable> {
  const { timeZone: zone } = await readSettings({ liveSite });
  const { code: currency } = await readCurrency(db, merchant);
  const days = readSpan(filter, zone, clock.now());
  return readBounded(db, async (work) => ({
    asOf: await readAsOf(work, merchant),
    ...(await readReport(work, { merchant, zone, currency, filter }, days)),
  }));
}

async function listSaved({ merchant, liveSite }: Deps, db: Database): Promise<SavedReports> {
  const rows = await db
    .selectFrom('figure_report')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const { timeZone: zone } = await readSettings({ liveSite });
  return {
    rows: rows.map(({ id, name, owner, filter, every, hour, recipients, next_at }) => ({
      id,
      name,
      owner,
      filter,
      every,
      hour,
      recipients,
      nextAt: next_at?.toISOString() ?? null,
    })),
    reachable: (await listReachable(db)).map(({ username }) => username),
    zone,
  };
}

/** A saved report, locked. @throws AppError 404 where there is none that the operator may change */
async function findReport(db: Database, merchant: string, id: string) {
  const row = await lockReport(db, merchant, id);
  if (row === undefined) throw refuseCall('request.unknown', 'There is no such report.', 404);
  return row;
}
const refuseOther = (owner: string, by: string): void => {
  if (owner !== by) throw refuseCall('role.not-allowed', 'Only who saved a report changes it.', 403);
};

interface Doing {
  readonly by: string;
  readonly id: string;
}
/** Does something about reports, writes who did it, and answers with all that there are then. */
function createChanges(deps: Deps) {
  const { db, merchant, clock } = deps;
  const change = (
    action: `report.${string}`,
    by: string,
    work: (db: Database) => Promise<{ readonly id: string; readonly note: string }>,
  ): Promise<SavedReports> =>
    db.transaction().execute(async (transaction) => {
      const { id, note } = await work(transaction);
      const entry = { action, author: by, subject: `report:${id}`, note, at: clock.now() };
      await appendOperation(transaction, merchant, entry);
      return listSaved(deps, transaction);
    });
  return {
    save: (by: string, name: string, filter: ReportFilter) =>
      change('report.save', by, async (work) => {
        const stored = await work
          .selectFrom('figure_report')
          .select((all) => all.fn.countAll<string>().as('count'))
          .where('merchant', '=', merchant)
          .where('owner', '=', by)
          .executeTakeFirstOrThrow();
        if (Number(stored.count) >= mostReports)
          throw refuseCall('request.invalid', `Expected at most ${mostReports} reports.`, 400);
        const row = { merchant, name, owner: by, filter: JSON.stringify(filter), created_at: clock.now() };
        const { id } = await work
          .insertInto('figure_report')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['merchant', 'owner', 'name']).doUpdateSet({ filter: row.filter }),
          )
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id, note: name };
      }),
    remove: ({ by, id }: Doing) =>
      change('report.remove', by, async (work) => {
        const { owner, name } = await findReport(work, merchant, id);
        refuseOther(owner, by);
        await work.deleteFrom('figure_report').where('id', '=', id).execute();
        return { id, note: name };
      }),
    plan: ({
      by,
      id,
      ...plan
    }: Doing & Pick<SavedReports['rows'][number], 'every' | 'hour' | 'recipients'>) =>
      change('report.schedule', by, async (work) => {
        const { owner, name } = await findReport(work, merchant, id);
        refuseOther(owner, by);
        const reachable = (await listReachable(work)).map(({ username }) => username);
        const stranger = plan.recipients.find((one) => !reachable.includes(one));
        if (stranger !== undefined)
          throw refuseCall('request.invalid', `${stranger} sees no figures or has no address.`, 400);
        await writePlan(work, id, plan);
        return { id, note: `${name}: ${plan.every}` };
      }),
    stop: ({ by, id }: Doing) =>
      change('report.stop', by, async (work) => {
        const { name, every, hour, recipients } = await findReport(work, merchant, id);
        await writePlan(work, id, { every, hour, recipients: recipients.filter((one) => one !== by) });
        return { id, note: name };
      }),
  };
  /** Without recipients it is not sent. */
  async function writePlan(
    work: Database,
    id: string,
    plan: Pick<SavedReports['rows'][number], 'every' | 'hour' | 'recipients'>,
  ): Promise<void> {
    const { timeZone: zone } = await readSettings(deps);
    const every = plan.recipients.length === 0 ? 'never' : plan.every;
    const next = findNext({ every, hour: plan.hour, zone }, clock.now());
    await work
      .updateTable('figure_report')
      .set({ every, hour: plan.hour, recipients: [...plan.recipients], next_at: next })
      .where('id', '=', id)
      .execute();
    await planReport(work, deps, id, next);
  }
}

/** Reports of figures, for the console. */
export const createReportBackOffice = (deps: Deps): Answers<typeof reports> => {
  const changes = createChanges(deps);
  return {
    run: (filter) => run(deps, filter),
    csv: async ({ by, ...filter }) => {
      const table = await run(deps, filter);
      const days = `${table.from}:${table.to}`;
      await createOperationRecord(deps)({
        action: 'report.export',
        author: by,
        subject: `report:${days}`,
        note: '',
      });
      return {
        name: `figures-${table.from}-${table.to}.csv`,
        content: writeCsv(headOf(table), bodyOf(table)),
      };
    },
    list: () => listSaved(deps, deps.db),
    save: ({ by, name, ...filter }) => changes.save(by, name, filter),
    remove: (doing) => changes.remove(doing),
    schedule: (plan) => changes.plan(plan),
    stop: (doing) => changes.stop(doing),
  };
};
