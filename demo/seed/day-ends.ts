import { spanOfDay } from '../../platform/brand-day.ts';
import { addDays } from '../../platform/calendar-days.ts';
import { recordResults, recordTick } from '../../platform/agents/contracts/settlement/record-results.ts';
import { dayKinds, settleDay } from '../../platform/agents/contracts/settlement/run-settlement.ts';
import { settleTickKind } from '../../platform/agents/contracts/settlement/run-ticks.ts';
import { addTicks, tickKinds } from '../../platform/agents/contracts/settlement/ticks.ts';
import { moveLevels } from '../../platform/rewards/levels/move-levels.ts';
import { countRebates } from '../../platform/rewards/rebates/count-rebates.ts';
import { readSettings } from '../../platform/calls/system/settings.ts';
import { closeDay } from '../../platform/money/turnover/valid-bets.ts';
import { readCurrency } from '../../platform/money/wallet/currency.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { unitOf } from '../../src/protocol/money/money.ts';
import { dayIn } from '../../src/protocol/time/time-zone.ts';
import { hasClosedDays, playedDays } from './played-days.ts';

type Deps = Pick<MemberDeps, 'merchant' | 'clock' | 'liveSite'>;
/** So many days have rebates to be claimed, and so many salaries of a day are settled. */
const rebateDays = 2;
const salaryDays = 6;
/** The hours of yesterday whose ticks are settled: those with the most rounds. */
const tickHours = { from: 19, ticks: 24 } as const;
const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Valid bets of an active member in whole units, by the length of the period. */
const activeBets = { dividend: 1_000n, daily: 1_000n, hourly: 100n, realTime: 20n } as const;

async function makeRules(db: Database, merchant: string, unit: bigint): Promise<void> {
  const rows = Object.entries(activeBets).map(([kind, bets]) => ({
    merchant,
    kind: kind as keyof typeof activeBets,
    active_bets: (bets * unit).toString(),
    active_deposits: '0',
  }));
  await db.insertInto('contract_setting').values(rows).execute();
}

interface Site {
  readonly merchant: string;
  readonly zone: string;
  readonly currency: string;
  readonly today: string;
}
const isHalfMonth = (day: string): boolean => day.endsWith('-15') || addDays(day, 1).endsWith('-01');

/** The end of a day, by the functions that end a day of the product. */
async function endDay(db: Database, { merchant, zone, currency, today }: Site, daysAgo: number) {
  const day = addDays(today, -daysAgo);
  const endedAt = new Date(spanOfDay(day, zone).to.getTime() + 5 * minuteMs);
  await closeDay(db, { merchant, day, zone });
  if (daysAgo <= rebateDays) await countRebates(db, { merchant, day, at: endedAt });
  await moveLevels(db, { merchant, day, at: endedAt });
  await recordResults(db, { merchant, day, zone });
  for (const kind of dayKinds) {
    const isSettled = kind === 'daily' ? daysAgo <= salaryDays : isHalfMonth(day);
    if (isSettled) await settleDay(db, { merchant, kind, day, zone, currency }, endedAt, true);
    else await db.insertInto('contract_run').values({ merchant, kind, day, settled_at: endedAt }).execute();
  }
}

/** Salaries within the evening of yesterday. Those of today begin with the first tick that the server ends. */
async function endTicks(db: Database, { merchant, zone, currency, today }: Site): Promise<void> {
  const first = new Date(spanOfDay(addDays(today, -1), zone).from.getTime() + tickHours.from * hourMs);
  for (let place = 0; place < tickHours.ticks; place += 1) {
    const tick = addTicks(first, place);
    await recordTick(db, merchant, tick);
    for (const kind of tickKinds)
      await settleTickKind(db, { merchant, kind, tick, zone, currency }, addTicks(tick, 1));
  }
  await db.deleteFrom('contract_tick_close').where('merchant', '=', merchant).execute();
}

/**
 * What follows from the rounds of the days before today: valid bets, rebates, levels, and what contracts give. A
 * database that an earlier version filled stays as it is: a day is counted once.
 */
export async function makeDayEnds(db: Database, { merchant, clock, liveSite }: Deps): Promise<string> {
  if (await hasClosedDays(db, merchant)) return 'no ends of days: they were counted already';
  const { timeZone: zone } = await readSettings({ liveSite });
  const { code: currency } = await readCurrency(db, merchant);
  await makeRules(db, merchant, unitOf(currency));
  const site = { merchant, zone, currency, today: dayIn(zone, clock.now()) };
  for (let daysAgo = playedDays; daysAgo > 0; daysAgo -= 1) await endDay(db, site, daysAgo);
  await endTicks(db, site);
  return `the ends of ${playedDays} days: valid bets, levels, rebates, dividends and salaries`;
}
