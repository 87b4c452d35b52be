import type { Database } from '../../server/db/database.ts';
import { unitOf } from '../../src/protocol/money.ts';
import type { GameType } from '../../server/member/games/game-type.ts';
import { addDays, dayMs } from '../../server/member/calendar-days.ts';
import { readSettings } from '../../server/member/system/settings.ts';
import { dayIn } from '../../src/protocol/time-zone.ts';
import { readCurrency } from '../../server/member/wallet/currency.ts';
import type { MemberDeps } from '../../server/platform/deps.ts';
import { toSiteMoney } from './amounts.ts';
import { playedOn } from './player-days.ts';

/** Hundredths of a percent at the first level; each level adds a fifth of it. */
const firstRates: Readonly<Partial<Record<GameType, number>>> = {
  RNG: 43,
  LIVE: 36,
  FISH: 36,
  PVP: 22,
  SPORTS: 50,
  ESPORTS: 50,
  COCKFIGHT: 22,
  LOTT: 15,
  ELOTT: 15,
};
const levels = 5;
const dueDays = [1, 2] as const;

/** Rates of rebate by level and product, and two days that wait to be claimed. */
export async function makeRebates(
  db: Database,
  { merchant, clock, liveSite }: Pick<MemberDeps, 'merchant' | 'clock' | 'liveSite'>,
): Promise<string> {
  const { code } = await readCurrency(db, merchant);
  const rates = Array.from({ length: levels }, (_, index) =>
    Object.entries(firstRates).map(([product, rate]) => ({
      merchant,
      rank: index + 1,
      product,
      rate: rate + Math.floor((rate * index) / 5),
    })),
  ).flat();
  await db.insertInto('rebate_rate').values(rates).execute();
  await db
    .insertInto('rebate_setting')
    .values({ merchant, automatic: false, minimum: String(toSiteMoney(100n, code)), claim_days: 7 })
    .execute();
  const { id, level_rank: rank } = await db
    .selectFrom('member')
    .select(['id', 'level_rank'])
    .where('merchant', '=', merchant)
    .where('account', '=', 'player')
    .executeTakeFirstOrThrow();
  const now = clock.now();
  const { timeZone } = await readSettings({ liveSite });
  const days = dueDays.map((daysAgo) => {
    const { product, units } = playedOn(daysAgo);
    const bets = BigInt(units) * unitOf(code);
    const rate = rates.find((one) => one.rank === rank && one.product === product)?.rate ?? 0;
    return {
      merchant,
      member_id: id,
      day: addDays(dayIn(timeZone, now), -daysAgo),
      product,
      valid_bets: String(bets),
      rate,
      amount: String((bets * BigInt(rate)) / 10_000n || 1n),
      expires_at: new Date(now.getTime() + (7 - daysAgo) * dayMs),
    };
  });
  await db.insertInto('rebate_day').values(days).execute();
  return `rates of rebate for ${levels} levels, ${days.length} days to be claimed`;
}
