import { sql } from 'kysely';
import { dayIn } from '../../../../src/protocol/time/time-zone.ts';
import type { Database } from '../../../../server/db/database.ts';
import type { MemberDeps } from '../../../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../../../server/infrastructure/jobs/job-store.ts';
import { isModuleOn, readSettings } from '../../../calls/system/settings.ts';
import { readCurrency } from '../../../money/wallet/currency.ts';
import { moduleOf } from '../products.ts';
import type { SettledLine, SettlementFacts } from './facts.ts';
import { loadTickFacts, type SettlementTick } from './load-tick-facts.ts';
import { planPayment } from './pay-lines.ts';
import { readClosedTick, recordTick } from './record-results.ts';
import { settleContracts } from './settle.ts';
import { addTicks, findTick, tickKinds, tickMs } from './ticks.ts';
import { writeLines } from './write-lines.ts';

type Deps = Pick<MemberDeps, 'merchant' | 'clock' | 'liveSite'>;
const tickJob = 'contract.tick';
/** After a tick has ended, what was settled in its last moment is stored too. */
export const tickSlackMs = 30_000;
/** Ticks that one transaction settles where no node was there for long: a day of them. */
const mostTicks = 288;

const planTick = (db: Database, { merchant, clock }: Deps, tick: Date, part = 1): Promise<boolean> => {
  const dueAt = part === 1 ? new Date(tick.getTime() + tickMs + tickSlackMs) : clock.now();
  const key = `${tick.getTime()}:${part}`;
  return scheduleJob(db, { merchant, kind: tickJob, key, dueAt, now: clock.now() });
};

/** Plans the end of this tick, once however many nodes ask. */
export async function planTicks(deps: Deps & Pick<MemberDeps, 'db'>): Promise<void> {
  await planTick(deps.db, deps, findTick(deps.clock.now()));
}

/** A team that did not bet has no line. */
export const settleTickLines = (facts: SettlementFacts): readonly SettledLine[] =>
  settleContracts(facts).filter(({ results }) => results.validBets !== 0n || results.lateBets !== 0n);

/** Settles every contract of a kind whose period ends with a tick. */
export async function settleTickKind(db: Database, settlement: SettlementTick, now: Date): Promise<void> {
  const { merchant, kind, tick, zone } = settlement;
  const facts = await loadTickFacts(db, settlement);
  const lines = settleTickLines(facts);
  const toDays = ({ from }: { readonly from: string }) => ({
    from_day: dayIn(zone, new Date(from)),
    to_day: dayIn(zone, tick),
    from_at: new Date(from),
    to_at: addTicks(tick, 1),
  });
  await writeLines(db, lines, { ...facts, merchant, toDays, settledAt: now, payAt: now });
  if (lines.some(({ amount }) => amount > 0n))
    await planPayment(db, { merchant, kind, slot: String(tick.getTime()), batch: 1 }, now, now);
}

/** Writes the results of a tick, and settles the salaries of the ticks and hours that end with it. */
async function settleTick(db: Database, deps: Deps, tick: Date): Promise<void> {
  const { merchant, clock } = deps;
  const settings = await readSettings(deps);
  const { code: currency } = await readCurrency(db, merchant);
  await recordTick(db, merchant, tick);
  for (const kind of tickKinds)
    if (isModuleOn(settings, moduleOf[kind]))
      await settleTickKind(db, { merchant, kind, tick, zone: settings.timeZone, currency }, clock.now());
}

/** Whether a contract was ever made that ticks are counted for. */
const hasTickContracts = async (db: Database, merchant: string): Promise<boolean> =>
  (await db
    .selectFrom('contract')
    .select('id')
    .where('merchant', '=', merchant)
    .where('kind', 'in', tickKinds)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Settles salaries within a day, tick by tick in order, and once: a tick whose end no node was there for is settled
 * before the next.
 */
export const createTickJobs = (deps: Deps): JobHandlers => ({
  [tickJob]: async (db, { key }) => {
    const [end = '', part = '1'] = key.split(':');
    const last = new Date(Number(end));
    // After an outage the tick of the restart is due beside those that were missed.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${tickJob}:${deps.merchant}`}, 0))`.execute(
      db,
    );
    const closed = await readClosedTick(db, deps.merchant);
    if (await hasTickContracts(db, deps.merchant)) {
      let tick = closed === null ? last : addTicks(closed, 1);
      for (let count = 0; count < mostTicks && tick <= last; count += 1, tick = addTicks(tick, 1))
        await settleTick(db, deps, tick);
      if (tick <= last) {
        await planTick(db, deps, last, Number(part) + 1);
        return;
      }
    }
    await planTick(db, deps, addTicks(last, 1));
  },
});
