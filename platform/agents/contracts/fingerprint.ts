import { createHash } from 'node:crypto';
import type { ContractPeriod, ContractTier } from '../../../src/machines/contract/contract.context.ts';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import type { StoredContract } from './contract-store.ts';

/** Hex SHA-256 of what was offered by whom to whom: both sides can compare their copies. */
export function fingerprintTerms(
  {
    uplineId,
    downlineId,
    kind,
    product,
    version,
  }: Omit<StoredContract, 'status' | 'activeVersion' | 'askedBy' | 'id'>,
  terms: { readonly period: ContractPeriod; readonly tiers: readonly ContractTier[] },
): string {
  const { period, tiers } = terms;
  const text = toCanonicalJson({
    uplineId,
    downlineId,
    kind,
    product,
    version,
    period,
    tiers: [...tiers],
  });
  return createHash('sha256').update(text).digest('hex');
}
