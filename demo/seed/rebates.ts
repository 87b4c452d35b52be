import type { Database } from '../../server/db/database.ts';
import type { GameType } from '../../platform/play/games/game-type.ts';
import { readCurrency } from '../../platform/money/wallet/currency.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { toSiteMoney } from './amounts.ts';

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

/** Rates of rebate by level and product. */
export async function makeRebates(db: Database, { merchant }: Pick<MemberDeps, 'merchant'>): Promise<string> {
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
  return `rates of rebate for ${levels} levels`;
}
