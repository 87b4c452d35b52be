import type { Database } from '../../server/db/database.ts';
import { dayKinds, settleDay } from '../../server/member/contracts/settlement/run-settlement.ts';
import { settleTickKind } from '../../server/member/contracts/settlement/run-ticks.ts';
import {
  addTicks,
  findTick,
  findTickPeriod,
  tickKinds,
} from '../../server/member/contracts/settlement/ticks.ts';
import { spanOfDay } from '../../server/member/brand-day.ts';
import { addDays } from '../../server/member/calendar-days.ts';
import { readSettings } from '../../server/member/system/settings.ts';
import { readCurrency } from '../../server/member/wallet/currency.ts';
import type { MemberDeps } from '../../server/platform/deps.ts';
import { shareOf, unitOf } from '../../src/protocol/money.ts';
import { dayIn } from '../../src/protocol/time-zone.ts';

/** What a member of the team plays on a day, in whole units: bets, and in per cent of them what is paid. */
const players = [
  { account: 'player', shelf: 'RNG', bets: 42_000, paid: 91 },
  { account: 'amihan2', shelf: 'LOTT', bets: 36_000, paid: 84 },
  { account: 'dalisay', shelf: 'LIVE', bets: 33_000, paid: 95 },
  { account: 'luntian', shelf: 'SPORTS', bets: 12_000, paid: 104 },
] as const;
const daysBack = 45;
/** Yesterday is left to the end of today: what is written of a day is compared with its bets once more. */
const lastDaysAgo = 2;
/** So many days of salary are settled; of dividends, each end of half a month. */
const salaryDays = 5;

/** The hour of salaries within a day: not the last one, whose bets are compared with what is written of them. */
const ticksAgo = 24;
const ticksOfHour = 12;

interface Played {
  readonly merchant: string;
  readonly unit: bigint;
  readonly ids: ReadonlyMap<string, string>;
}
/** Some days, or ticks, are better than others, the same at each seed. `parts`: how many of them make a day. */
const resultOf = (unit: bigint, place: number, row: number, parts = 1n) => {
  const { bets, paid } = players[row] ?? { bets: 0, paid: 0 };
  const percent = (amount: bigint, part: number): bigint => shareOf(amount, BigInt(part), 100n, 'down');
  const valid = percent((BigInt(bets) * unit) / parts, 70 + ((place * 17 + row * 31) % 60));
  return { valid, payout: percent(valid, paid + ((place * 13) % 9) - 4) };
};
const listResults = <Slot>({ merchant, unit, ids }: Played, slots: readonly Slot[], parts = 1n) =>
  slots.flatMap((slot, place) =>
    players.map(({ account, shelf }, row) => {
      const { valid, payout } = resultOf(unit, place, row, parts);
      return {
        ...{ merchant, member_id: ids.get(account) ?? '', slot, shelf, valid_bets: valid.toString() },
        payouts: payout.toString(),
        ...{ rebates: (valid / 250n).toString(), bonuses: '0', deposits: (valid / 10n).toString() },
        ...{ late_bets: '0', late_payouts: '0' },
      };
    }),
  );

/** What a member's contracts are settled from on a day, so that its rounds come to the same. Minor units. */
export function findDayResult(account: string, daysAgo: number, unit: bigint) {
  const row = players.findIndex((one) => one.account === account);
  return row < 0 ? null : resultOf(unit, daysBack - 1 - (daysAgo - lastDaysAgo), row);
}

const isHalfMonth = (day: string): boolean => day.endsWith('-15') || addDays(day, 1).endsWith('-01');

/** An hour of salaries that are settled within a day. */
async function makeTickPay(
  db: Database,
  played: Played,
  { zone, currency, now }: { readonly zone: string; readonly currency: string; readonly now: Date },
): Promise<void> {
  const { merchant } = played;
  const first = new Date(findTickPeriod('hourly', zone, addTicks(findTick(now), -ticksAgo)).from);
  const ticks = Array.from({ length: ticksOfHour }, (_, place) => addTicks(first, place));
  // An evening hour: a sixth of a day.
  const results = listResults(played, ticks, 72n);
  await db
    .insertInto('contract_result_tick')
    .values(results.map(({ slot, ...rest }) => ({ tick_at: slot, ...rest })))
    .execute();
  for (const tick of ticks)
    for (const kind of tickKinds)
      await settleTickKind(db, { merchant, kind, tick, zone, currency }, addTicks(tick, 1));
}

/** What the team around the agent played, and what its contracts gave for it. */
export async function makeContractPay(
  db: Database,
  deps: Pick<MemberDeps, 'merchant' | 'clock' | 'liveSite'>,
): Promise<string> {
  const { merchant, clock } = deps;
  const { timeZone: zone } = await readSettings(deps);
  const { code: currency } = await readCurrency(db, merchant);
  const unit = unitOf(currency);
  const last = addDays(dayIn(zone, clock.now()), -lastDaysAgo);
  const days = Array.from({ length: daysBack }, (_, place) => addDays(last, place + 1 - daysBack));
  const rows = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('merchant', '=', merchant)
    .execute();
  const ids = new Map(rows.map(({ id, account }) => [account, id]));
  const rules = { active_bets: (1_000n * unit).toString(), active_deposits: '0', carries_over: true };
  await db
    .insertInto('contract_setting')
    .values({ merchant, ...rules })
    .execute();
  await db
    .insertInto('contract_result_day')
    .values(
      listResults({ merchant, unit, ids }, days).map(({ slot: day, ...results }) => ({ day, ...results })),
    )
    .execute();
  await db
    .insertInto('contract_result_close')
    .values(days.map((day) => ({ merchant, day })))
    .execute();
  for (const kind of dayKinds)
    for (const [place, day] of days.entries()) {
      const settledAt = spanOfDay(day, zone).to;
      const isDue = kind === 'daily' ? place >= days.length - salaryDays : isHalfMonth(day);
      if (isDue) await settleDay(db, { merchant, kind, day, zone, currency }, settledAt, true);
      else
        await db.insertInto('contract_run').values({ merchant, kind, day, settled_at: settledAt }).execute();
    }
  await makeTickPay(db, { merchant, unit, ids }, { zone, currency, now: clock.now() });
  return `what ${players.length} members played on ${days.length} days, and the dividends and salaries for it`;
}
