import type { Database } from '../../../../server/db/database.ts';
import type { MemberDeps } from '../../../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../../../server/infrastructure/jobs/job-store.ts';
import { spanOfDay } from '../../../brand-day.ts';
import { addDays } from '../../../calendar-days.ts';
import { isModuleOn, readSettings } from '../../../calls/system/settings.ts';
import { readCurrency } from '../../../money/wallet/currency.ts';
import { moduleOf } from '../products.ts';
import { loadFacts, type SettlementDay } from './load-facts.ts';
import { payBatch, payJob, planPayment } from './pay-lines.ts';
import { createTickJobs } from './run-ticks.ts';
import { settleContracts } from './settle.ts';
import type { DayKind, SettledKind } from './tables.ts';
import { writeLines } from './write-lines.ts';

type Deps = Pick<MemberDeps, 'merchant' | 'clock' | 'liveSite'>;
const settleJob = 'contract.settle';
export const dayKinds: readonly DayKind[] = ['dividend', 'daily'];
interface EndedDay {
  readonly merchant: string;
  readonly day: string;
  readonly at: Date;
}
/** Plans the settlements of a day whose results are written, in the transaction that writes them. */
export async function planSettlement(db: Database, { merchant, day, at }: EndedDay): Promise<void> {
  for (const kind of dayKinds)
    await scheduleJob(db, { merchant, kind: settleJob, key: `${kind}:${day}`, dueAt: at, now: at });
}

/** When a line is paid: a dividend when it is settled, the salary of a day on the second day after it. */
export const findPayMoment = (kind: DayKind, day: string, zone: string, settledAt: Date): Date => {
  if (kind === 'dividend') return settledAt;
  const { from } = spanOfDay(addDays(day, 2), zone);
  return from > settledAt ? from : settledAt;
};

/** A day is settled after the one before: it takes what that one carried on. */
async function requireDayBefore(db: Database, { merchant, kind, day }: SettlementDay): Promise<void> {
  const before = addDays(day, -1);
  const isWritten = await db
    .selectFrom('contract_result_close')
    .select('day')
    .where('merchant', '=', merchant)
    .where('day', '=', before)
    .executeTakeFirst();
  const run = await db
    .selectFrom('contract_run')
    .select('day')
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('day', '=', before)
    .executeTakeFirst();
  if (isWritten !== undefined && run === undefined)
    throw new Error(`Expected ${before} to be settled before ${day}.`);
}

/** Settles every contract of a kind whose period ends on a day: all lines in one transaction, and once. */
export async function settleDay(
  db: Database,
  settlement: SettlementDay,
  settledAt: Date,
  isOn: boolean,
): Promise<void> {
  const { merchant, kind, day, zone } = settlement;
  await requireDayBefore(db, settlement);
  const isFirst = await db
    .insertInto('contract_run')
    .values({ merchant, kind, day, settled_at: settledAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (isFirst === undefined || !isOn) return;
  const facts = await loadFacts(db, settlement);
  const lines = settleContracts(facts);
  const payAt = findPayMoment(kind, day, zone, settledAt);
  const days = { merchant, toDays: ({ from }: { from: string }) => ({ from_day: from, to_day: day }) };
  await writeLines(db, lines, { ...facts, ...days, settledAt, payAt });
  if (lines.some(({ amount }) => amount > 0n))
    await planPayment(db, { merchant, kind, slot: day, batch: 1 }, payAt, settledAt);
}

const kinds: Readonly<Record<string, SettledKind>> = {
  dividend: 'dividend',
  daily: 'daily',
  hourly: 'hourly',
  realTime: 'realTime',
};
const readKind = (text: string | undefined): SettledKind => {
  const kind = kinds[text ?? ''];
  if (kind === undefined) throw new Error(`Expected a kind of contract, got ${text ?? 'nothing'}.`);
  return kind;
};

/** Settles contracts of days and ticks that have ended, and pays their lines, on any node. */
export const createSettlementJobs = (deps: Deps): JobHandlers => ({
  ...createTickJobs(deps),
  [settleJob]: async (db, { key }) => {
    const { merchant, clock } = deps;
    const [name, day = ''] = key.split(':');
    const kind = name === 'daily' ? 'daily' : 'dividend';
    const settings = await readSettings(deps);
    const { code: currency } = await readCurrency(db, merchant);
    const settlement = { merchant, kind, day, zone: settings.timeZone, currency } as const;
    await settleDay(db, settlement, clock.now(), isModuleOn(settings, moduleOf[kind]));
  },
  [payJob]: async (db, { key }) => {
    const [name, slot = '', batch = '1'] = key.split(':');
    const { merchant, clock } = deps;
    await payBatch(db, { merchant, kind: readKind(name), slot, batch: Number(batch) }, clock.now());
  },
});
