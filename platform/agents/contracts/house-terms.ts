import type { ContractKind } from '../../../src/machines/contract/contract.context.ts';
import type { ContractTier } from '../../../src/machines/contract/contract.context.ts';
import { fixedOf } from '../../../src/machines/contract/contract.tiers.ts';
import { readMoney } from '../../../src/protocol/money/money.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { readRate } from './own-rates.ts';
import { allProducts, type Product } from './products.ts';

/** Hundredths of a per cent; 0 where the house gives nothing. */
type HouseRate = (kind: ContractKind, product: Product) => bigint;

/** All of it in hundredths of a per cent. */
const whole = 10_000n;
/** What a tier gives of the least bets that reach it, with its fixed amount: all of them where it asks for none. */
function readCost(tier: ContractTier, currency: string): bigint {
  const [fixed, bet] = [readMoney(fixedOf(tier), currency) ?? 0n, readMoney(tier.bet, currency) ?? 0n];
  if (fixed === 0n) return readRate(tier.rate);
  const ofBet = bet === 0n ? whole : (fixed * whole + bet - 1n) / bet;
  return readRate(tier.rate) + ofBet;
}

/** The highest rate, or what a fixed amount comes to at most, of the contracts in force that the house gives, for a product or for all. */
export async function loadHouseTerms({
  db,
  merchant,
}: Pick<MemberDeps, 'db' | 'merchant'>): Promise<HouseRate> {
  const { code: currency } = await readCurrency(db, merchant);
  const rows = await db
    .selectFrom('contract as c')
    .innerJoin('contract_version as v', (join) =>
      join.onRef('v.contract_id', '=', 'c.id').onRef('v.version', '=', 'c.active_version'),
    )
    .select(['c.kind', 'c.product', 'v.tiers'])
    .where('c.merchant', '=', merchant)
    .where('c.upline_id', 'is', null)
    .execute();
  return (kind, product) =>
    rows
      .filter((row) => row.kind === kind && (row.product === product || row.product === allProducts))
      .flatMap(({ tiers }) => tiers.map((tier) => readCost(tier, currency)))
      .reduce((top, rate) => (rate > top ? rate : top), 0n);
}
