import type { ContractKind } from '../../../src/machines/contract/contract.context.ts';
import { readTopRate } from '../../../src/machines/contract/contract.tiers.ts';
import type { MemberDeps } from '../../platform/deps.ts';
import { readRate } from './own-rates.ts';
import { allProducts, type Product } from './products.ts';

/** Hundredths of a per cent; 0 where the house gives nothing. */
type HouseRate = (kind: ContractKind, product: Product) => bigint;

/** The highest rate of the contracts in force that the house gives, for a product or for all. */
export async function loadHouseTerms({
  db,
  merchant,
}: Pick<MemberDeps, 'db' | 'merchant'>): Promise<HouseRate> {
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
      .map(({ tiers }) => readRate(readTopRate(tiers)))
      .reduce((top, rate) => (rate > top ? rate : top), 0n);
}
