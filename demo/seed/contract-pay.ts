import type { Database } from '../../server/db/database.ts';
import { settleDay, settledKinds } from '../../server/member/contracts/settlement/run-settlement.ts';
import { addDays, readDay } from '../../server/member/rewards/server-day.ts';
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

interface Played {
  readonly merchant: string;
  readonly unit: bigint;
  readonly ids: ReadonlyMap<string, string>;
}
/** Some days are better than others, the same at each seed. */
const listResults = ({ merchant, unit, ids }: Played, days: readonly string[]) =>
  days.flatMap((day, place) =>
    players.map(({ account, shelf, bets, paid }, row) => {
      const percent = (amount: bigint, part: number): bigint => shareOf(amount, BigInt(part), 100n, 'down');
      const valid = percent(BigInt(bets) * unit, 70 + ((place * 17 + row * 31) % 60));
      return {
        ...{ merchant, member_id: ids.get(account) ?? '', day, shelf, valid_bets: valid.toString() },
        payouts: percent(valid, paid + ((place * 13) % 9) - 4).toString(),
        ...{ rebates: (valid / 250n).toString(), bonuses: '0', deposits: (valid / 10n).toString() },
        ...{ late_bets: '0', late_payouts: '0' },
      };
    }),
  );

const isHalfMonth = (day: string): boolean => day.endsWith('-15') || addDays(day, 1).endsWith('-01');

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
  await db.insertInto('contract_result_day').values(listResults({ merchant, unit, ids }, days)).execute();
  await db
    .insertInto('contract_result_close')
    .values(days.map((day) => ({ merchant, day })))
    .execute();
  for (const kind of settledKinds)
    for (const [place, day] of days.entries()) {
      const settledAt = readDay(addDays(day, 1));
      const isDue = kind === 'daily' ? place >= days.length - salaryDays : isHalfMonth(day);
      if (isDue) await settleDay(db, { merchant, kind, day, zone, currency }, settledAt, true);
      else
        await db.insertInto('contract_run').values({ merchant, kind, day, settled_at: settledAt }).execute();
    }
  return `what ${players.length} members played on ${days.length} days, and the dividends and salaries for it`;
}
