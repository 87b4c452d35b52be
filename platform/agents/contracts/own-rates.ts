import type { ContractKind, ContractTier } from '../../../src/machines/contract/contract.context.ts';
import { readPercent } from '../../../src/protocol/money/percent.ts';
import type { Database } from '../../../server/db/database.ts';
import { allProducts, type Product } from './products.ts';

/** Product → tiers that a member has in force. */
export type OwnTerms = ReadonlyMap<Product, readonly ContractTier[]>;

/** `12.50` per cent → 1250n. */
export const readRate = (rate: string): bigint => readPercent(rate) ?? 0n;

/** What a member has for a product: its own contract, else the one for all products. */
export const tiersFor = (terms: OwnTerms, product: Product): readonly ContractTier[] =>
  terms.get(product) ?? terms.get(allProducts) ?? [];

/** The terms of a kind that a member has in force, as a downline. */
export async function loadOwnTerms(db: Database, memberId: string, kind: ContractKind): Promise<OwnTerms> {
  const rows = await db
    .selectFrom('contract as c')
    .innerJoin('contract_version as v', (join) =>
      join.onRef('v.contract_id', '=', 'c.id').onRef('v.version', '=', 'c.active_version'),
    )
    .select(['c.product', 'v.tiers'])
    .where('c.downline_id', '=', memberId)
    .where('c.kind', '=', kind)
    .execute();
  return new Map(rows.map(({ product, tiers }) => [product, tiers]));
}
